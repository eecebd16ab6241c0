import type { Keys } from "#server/signing/keys.ts";

const MIN_AGE_MS = 3000;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export type FormTime = "good" | "missing" | "forged" | "early" | "late";

/** The time a form became active in the browser, signed; sent back, it proves that filling it in took a while. */
export function signedTime(keys: Keys, at: number): string {
  return `${at}.${keys.sign("form-time", String(at))}`;
}

export function checkFormTime(keys: Keys, sent: unknown, now: number): FormTime {
  if (typeof sent !== "string" || sent === "") return "missing";
  const [time = "", signature = ""] = sent.split(".", 2);
  if (!keys.verify("form-time", time, signature)) return "forged";
  const age = now - Number(time);
  if (age < MIN_AGE_MS) return "early";
  return age > MAX_AGE_MS ? "late" : "good";
}
