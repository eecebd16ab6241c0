import { describe, expect, it } from "vitest";
import { PLAIN_LINE } from "./post.ts";
import { lineAt, restyled, retyped } from "./words.ts";

const big = { ...PLAIN_LINE, scale: 1.4 };
const styled = { text: "one\ntwo\nthree", lines: [PLAIN_LINE, big, PLAIN_LINE] };

describe("lines keep their style", () => {
  it("when another line is typed in", () => {
    expect(retyped(styled, "one and a half\ntwo\nthree").lines).toEqual([PLAIN_LINE, big, PLAIN_LINE]);
    expect(retyped(styled, "one\ntwo!\nthree").lines[1]).toEqual(big);
  });
  it("when a line is put in above or taken away", () => {
    expect(retyped(styled, "one\nnew\ntwo\nthree").lines[2]).toEqual(big);
    expect(retyped(styled, "two\nthree").lines).toEqual([big, PLAIN_LINE]);
  });
  it("and one is set on its own", () => {
    expect(restyled({ text: "a\nb", lines: [] }, 1, { tone: "accent" }).lines).toEqual([
      PLAIN_LINE,
      { ...PLAIN_LINE, tone: "accent" },
    ]);
  });
});

describe("lineAt", () => {
  it("counts the lines before a place", () => {
    expect([0, 3, 4, 12].map((place) => lineAt(styled.text, place))).toEqual([0, 0, 1, 2]);
  });
});
