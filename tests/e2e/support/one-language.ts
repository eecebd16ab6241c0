import type { TestInfo } from "@playwright/test";
import { languages } from "#harness/addresses.ts";

/** Set by `npm run test:all`. */
export const EVERY_LANGUAGE = process.env["EVERY_LANGUAGE"] === "1";
/** What the site does; how it looks and what the server answers is visited in every language. */
const BEHAVIOUR = /\/tests\/e2e\/(features|frame|site\/policy)/;
const CODE = new RegExp(`\\b(${languages.map(({ code }) => code).join("|")})\\b`, "g");

/**
 * Whether a test waits for `npm run test:all`: a behaviour that has a test for each language is tried in one of them,
 * half of all in one, half in the other, always the same.
 */
export function waitsForEveryLanguage({ file, titlePath }: Pick<TestInfo, "file" | "titlePath">): boolean {
  if (EVERY_LANGUAGE || !BEHAVIOUR.test(file)) return false;
  const title = titlePath.slice(1).join(" › ");
  const codes = new Set(title.match(CODE));
  // Named by two languages or none, it has no twin.
  if (codes.size !== 1) return false;
  const sum = [...title.replace(CODE, "")].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return !codes.has(languages[sum % languages.length]?.code ?? "");
}
