import { describe, expect, it } from "vitest";
import { BARCODE_MODULES, barcodeDashes } from "./barcode.ts";

/** Black and white modules, as the standard prints its tables: 1 is a bar. */
function modulesOf(dashes: string): string {
  return dashes
    .split(" ")
    .map((width, index) => (index % 2 === 0 ? "1" : "0").repeat(Number(width)))
    .join("");
}

describe("barcodeDashes", () => {
  it("draws the sets L, G and R of the standard", () => {
    // 4003994155486, the worked example of the EAN-13 article in Wikipedia.
    expect(modulesOf(barcodeDashes("4003994155486"))).toBe(
      [
        "101",
        ...["0001101", "0100111", "0111101", "0001011", "0010111", "0011101"],
        "01010",
        ...["1100110", "1001110", "1001110", "1011100", "1001000", "1010000"],
        "101",
      ].join(""),
    );
  });

  it("says the first digit by the sets of the next six", () => {
    const sets = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split(" ");
    const setOfOne: Record<string, string> = { "0011001": "L", "0110011": "G" };
    const drawn = sets.map((_, first) => modulesOf(barcodeDashes(`${first}111111111111`)).slice(3, 45));
    expect(drawn.map((left) => (left.match(/.{7}/g) ?? []).map((one) => setOfOne[one]).join(""))).toEqual(sets);
  });

  it("fills the whole line for every first digit", () => {
    for (let first = 0; first <= 9; first++)
      expect(modulesOf(barcodeDashes(`${first}123456789012`))).toHaveLength(BARCODE_MODULES);
  });

  it("refuses what is not thirteen digits", () => {
    expect(() => barcodeDashes("12345")).toThrow("12345");
  });
});
