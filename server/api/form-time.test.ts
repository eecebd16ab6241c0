import { describe, expect, it } from "vitest";
import { keysFrom } from "#server/signing/keys.ts";
import { checkFormTime, signedTime } from "./form-time.ts";

const keys = keysFrom("a secret of this test");
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

describe("the time a form took", () => {
  it.each([
    [0, "early"],
    [2999, "early"],
    [3000, "good"],
    [DAY_MS, "good"],
    [DAY_MS + 1, "late"],
  ])("%i ms is %s", (age, verdict) => {
    expect(checkFormTime(keys, signedTime(keys, NOW - age), NOW)).toBe(verdict);
  });

  it("counts only when it was signed here", () => {
    const [time] = signedTime(keys, NOW - 5000).split(".");
    expect(checkFormTime(keys, `${time}.${keysFrom("another").sign("form-time", time ?? "")}`, NOW)).toBe("forged");
    expect(checkFormTime(keys, `${time}.${keys.sign("client", time ?? "")}`, NOW)).toBe("forged");
    expect([undefined, "", 7, {}].map((sent) => checkFormTime(keys, sent, NOW))).toEqual(Array(4).fill("missing"));
  });
});
