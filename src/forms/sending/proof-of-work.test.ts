import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isChallenge, solve } from "./proof-of-work.ts";

const challengeFor = (number: number) => ({
  algorithm: "SHA-256",
  salt: "salt?for=x",
  challenge: createHash("sha256").update(`salt?for=x${number}`).digest("hex"),
  signature: "s",
  maxnumber: 1200,
});

describe("the work a form does", () => {
  it.each([0, 499, 500, 1200])("finds the number %i", async (number) => {
    const { maxnumber: _, ...asked } = challengeFor(number);
    const solution = await solve(challengeFor(number));
    expect(JSON.parse(atob(solution ?? ""))).toEqual({ ...asked, number });
  });

  it("ends where there is nothing to find", async () => {
    expect(await solve(challengeFor(1201))).toBeNull();
  });

  it("is only done for what is a challenge", () => {
    expect(isChallenge(challengeFor(1))).toBe(true);
    for (const other of [null, "x", {}, { ...challengeFor(1), maxnumber: "9" }]) expect(isChallenge(other)).toBe(false);
  });
});
