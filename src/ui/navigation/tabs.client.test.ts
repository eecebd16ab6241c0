import { describe, expect, it } from "vitest";
import { tabAfterKey } from "./tabs.client.ts";

const at = (key: string, current: number, rtl: boolean) => tabAfterKey(key, { current, count: 4, rtl });

describe("tab keys", () => {
  it("go on to the right where the line runs from the left", () => {
    expect([at("ArrowRight", 0, false), at("ArrowLeft", 0, false)]).toEqual([1, 3]);
  });
  it("go on to the left where the line runs from the right", () => {
    expect([at("ArrowLeft", 0, true), at("ArrowRight", 0, true)]).toEqual([1, 3]);
  });
  it("know the ends in both directions", () => {
    expect([at("Home", 2, true), at("End", 2, true), at("Home", 2, false)]).toEqual([0, 3, 0]);
  });
  it("leave other keys alone", () => {
    expect(at("Enter", 1, false)).toBeNull();
  });
});
