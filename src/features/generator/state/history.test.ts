import { describe, expect, it } from "vitest";
import { endGesture, record, redo, startHistory, undo } from "./history.ts";

describe("history", () => {
  it("goes back and forth", () => {
    const changed = record(record(startHistory("a"), "b"), "c");
    expect(undo(changed).present).toBe("b");
    expect(undo(undo(undo(changed))).present).toBe("a");
    expect(redo(undo(changed)).present).toBe("c");
    expect(redo(changed)).toBe(changed);
  });
  it("takes one gesture for one step", () => {
    const typed = record(record(record(startHistory(""), "h", "type"), "he", "type"), "hey", "type");
    expect(undo(typed).present).toBe("");
    const again = record(endGesture(typed), "hey!", "type");
    expect(undo(again).present).toBe("hey");
  });
  it("forgets what was undone once something else is done", () => {
    const changed = record(undo(record(startHistory("a"), "b")), "c");
    expect(redo(changed).present).toBe("c");
  });
  it("takes no step for no change, and does not grow for ever", () => {
    const start = startHistory(0);
    expect(record(start, 0)).toBe(start);
    let long = start;
    for (let step = 1; step < 300; step++) long = record(long, step);
    expect(long.past.length).toBe(100);
  });
});
