import type { TestInfo } from "@playwright/test";
import { languages } from "#harness/addresses.ts";

/** Set by `npm run test:all`. */
export const TEST_ALL = process.env["TEST_ALL"] === "1";
/**
 * The details of a test: it takes long, and guards what few changes can break. `npm test` has others that would notice
 * if the feature as a whole did not work.
 */
export const ONLY_IN_TEST_ALL = { tag: "@test:all" };
/** What the site does, opened or without script as well; how pages look and what the server answers is visited in every language. */
const BEHAVIOUR = /\/tests\/e2e\/(features|frame|site\/(axe|nojs|policy))/;
const CODE = new RegExp(`\\b(${languages.map(({ code }) => code).join("|")})\\b`, "g");

/**
 * Whether a test waits for `npm run test:all`: one that says so, and of a behaviour that has a test for each language
 * all but one; half of them are tried in one language, half in the other, always the same.
 */
export function waitsForTestAll({ file, titlePath, tags }: Pick<TestInfo, "file" | "titlePath" | "tags">): boolean {
  if (TEST_ALL) return false;
  if (tags.includes(ONLY_IN_TEST_ALL.tag)) return true;
  if (!BEHAVIOUR.test(file)) return false;
  const title = titlePath.slice(1).join(" › ");
  const codes = new Set(title.match(CODE));
  // Named by two languages or none, it has no twin.
  if (codes.size !== 1) return false;
  const sum = [...title.replace(CODE, "")].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return !codes.has(languages[sum % languages.length]?.code ?? "");
}
