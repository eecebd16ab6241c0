import { describe, expect, it } from "vitest";
import { kindOf } from "./picture-file.ts";
import { coverSource, movedBy, zoomedBy } from "./picture-view.ts";
import { MIDDLE } from "./post.ts";

const PICTURE = { width: 2000, height: 1000 };
const FRAME = { width: 500, height: 500 };

describe("the view of a picture", () => {
  it("fills its frame from the middle", () => {
    expect(coverSource(PICTURE, FRAME, MIDDLE)).toEqual({ x: 500, y: 0, width: 1000, height: 1000 });
  });
  it("moves with the hand, as far as there is picture", () => {
    const moved = movedBy(PICTURE, FRAME, MIDDLE, { x: 100, y: 80 });
    expect(coverSource(PICTURE, FRAME, moved)).toEqual({ x: 300, y: 0, width: 1000, height: 1000 });
    expect(movedBy(PICTURE, FRAME, MIDDLE, { x: 9999, y: 0 }).x).toBe(0);
  });
  it("comes closer about its middle, and goes no further than the frame", () => {
    const near = zoomedBy(PICTURE, FRAME, MIDDLE, 2);
    expect(coverSource(PICTURE, FRAME, near)).toEqual({ x: 750, y: 250, width: 500, height: 500 });
    expect(zoomedBy(PICTURE, FRAME, near, 0.1).zoom).toBe(1);
    expect(zoomedBy(PICTURE, FRAME, near, 99).zoom).toBe(4);
  });
});

describe("what a file is", () => {
  const head = (text: string) => Uint8Array.from(text.padEnd(40, " "), (sign) => sign.charCodeAt(0));
  it.each([
    ["\x89PNG\r\n", "bitmap"],
    ["\xff\xd8\xff\xe1", "bitmap"],
    ["RIFF1234WEBP", "bitmap"],
    ["1234ftypavif", "bitmap"],
    ["1234ftypheic", "heic"],
    ["1234ftypmp42", "other"],
    ['<?xml version="1.0"?><svg xmlns="x">', "svg"],
    ["%PDF-1.7", "other"],
    ["<html><body>", "other"],
  ])("%j is told by its first bytes", (text, kind) => {
    expect(kindOf(head(text))).toBe(kind);
  });
});
