import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import { z } from "zod";
import type { Challenge } from "#domain/forms/form-page.ts";
import type { Keys } from "#server/signing/keys.ts";

/** About a second of work in a browser; expensive only for a program that sends thousands. */
const MAX_NUMBER = 50_000;
const VALID_FOR_MS = 10 * 60 * 1000;

const payloadSchema = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string(),
  number: z.int().nonnegative(),
  salt: z.string().max(500),
  signature: z.string(),
});

/**
 * Work asked of a sender that looks like a program. A challenge is bound to one submission, so a solution cannot be
 * used twice and nothing has to be stored.
 */
export function proofOfWork(keys: Keys, now: () => number) {
  /** One of each secret; the first makes challenges. */
  const hmacKeys = keys.signatures("proof", "challenges");

  async function challenge(boundTo: string): Promise<Challenge> {
    const made = await createChallenge({
      algorithm: "SHA-256",
      hmacKey: hmacKeys[0],
      maxNumber: MAX_NUMBER,
      expires: new Date(now() + VALID_FOR_MS),
      params: { for: keys.sign("proof", boundTo) },
    });
    return { ...made, maxnumber: MAX_NUMBER };
  }

  async function isSolved(sent: unknown, boundTo: string): Promise<boolean> {
    const payload = payloadOf(sent);
    if (!payload) return false;
    const params = extractParams(payload);
    if (!keys.verify("proof", boundTo, params["for"] ?? "")) return false;
    if (!(Number(params["expires"]) * 1000 > now())) return false;
    for (const hmacKey of hmacKeys) if (await verifySolution(payload, hmacKey, false)) return true;
    return false;
  }

  return { challenge, isSolved };
}

export type ProofOfWork = ReturnType<typeof proofOfWork>;

/** Altcha's own envelope: JSON in base64. */
function payloadOf(sent: unknown) {
  if (typeof sent !== "string" || sent.length > 4000) return null;
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(sent, "base64").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
