import type { Challenge } from "#domain/forms/form-page.ts";

export function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["algorithm", "challenge", "salt", "signature"].every(
    (name) => typeof Reflect.get(value, name) === "string",
  );
  return texts && typeof Reflect.get(value, "maxnumber") === "number";
}

const BATCH = 500;

/** Finds the number the server asks for, in steps that do not block the page. Null where the browser cannot. */
export async function solve({ maxnumber, ...challenge }: Challenge): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const encoder = new TextEncoder();
  const digestOf = async (number: number) => {
    const digest = await crypto.subtle.digest("SHA-256", encoder.encode(`${challenge.salt}${number}`));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  for (let from = 0; from <= maxnumber; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, maxnumber - from + 1) }, (_, index) => from + index);
    const digests = await Promise.all(numbers.map(digestOf));
    const at = digests.indexOf(challenge.challenge);
    if (at >= 0) return btoa(JSON.stringify({ ...challenge, number: from + at }));
  }
  return null;
}
