import { solveChallenge } from "altcha-lib/v1";
import { describe, expect, it } from "vitest";
import type { Challenge } from "#domain/forms/form-page.ts";
import { keysFrom } from "#server/signing/keys.ts";
import { proofOfWork } from "./proof-of-work.ts";

const START = 1_800_000_000_000;
const TEN_MINUTES_MS = 10 * 60 * 1000;

async function solve(challenge: Challenge, change: Partial<Challenge> = {}): Promise<string> {
  const solved = await solveChallenge(challenge.challenge, challenge.salt, "SHA-256", challenge.maxnumber).promise;
  return Buffer.from(JSON.stringify({ ...challenge, ...change, number: solved?.number })).toString("base64");
}

describe("work", () => {
  let now = START;
  const proof = proofOfWork(keysFrom("a secret that only these tests know of"), () => now);

  it("counts for what it was asked for, until it is too old, and for nothing else", async () => {
    const solution = await solve(await proof.challenge("one submission"));
    expect(await proof.isSolved(solution, "one submission")).toBe(true);
    expect(await proof.isSolved(solution, "another submission")).toBe(false);
    now = START + TEN_MINUTES_MS - 1000;
    expect(await proof.isSolved(solution, "one submission")).toBe(true);
    now = START + TEN_MINUTES_MS + 1000;
    expect(await proof.isSolved(solution, "one submission")).toBe(false);
    now = START;
  });

  it("cannot be given a longer life or another purpose", async () => {
    const challenge = await proof.challenge("one submission");
    const longer = challenge.salt.replace(/expires=\d+/, `expires=${START}`);
    expect(longer).not.toBe(challenge.salt);
    expect(await proof.isSolved(await solve(challenge, { salt: longer }), "one submission")).toBe(false);
    const other = await proof.challenge("another submission");
    const mixed = await solve(challenge, { salt: other.salt, signature: other.signature });
    expect(await proof.isSolved(mixed, "another submission")).toBe(false);
  });

  it("of another server's making counts for nothing", async () => {
    const stranger = proofOfWork(keysFrom("the secret of another server altogether"), () => now);
    expect(await proof.isSolved(await solve(await stranger.challenge("x")), "x")).toBe(false);
  });
});
