/** The page fixture reports each kind of error. */

import { expect, test } from "./fixture.ts";
import { ONLY_IN_TEST_ALL, TEST_ALL, waitsForTestAll } from "./test-all.ts";

const ERRORS: { name: string; provoke: string; seen: RegExp }[] = [
  {
    name: "a script error",
    provoke: "setTimeout(() => { throw new Error('deliberate') })",
    seen: /script error.*deliberate/,
  },
  {
    name: "an unhandled rejection",
    provoke: "Promise.reject(new Error('deliberate'))",
    seen: /script error.*deliberate/,
  },
  { name: "a console error", provoke: "console.error('deliberate')", seen: /console error: deliberate/ },
  {
    name: "a style the policy refuses",
    provoke: "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">x</p>')",
    seen: /console error: .*Content Security Policy/,
  },
  {
    name: "a script the policy refuses",
    provoke:
      "{ const script = document.createElement('script'); script.textContent = '1'; document.body.append(script); }",
    seen: /console error: .*Content Security Policy/,
  },
  { name: "a missing file", provoke: "fetch('/_assets/nothing.js')", seen: /answer 404: .*nothing\.js/ },
  {
    name: "another host",
    provoke: "fetch('https://example.com/').catch(() => {})",
    seen: /Content Security Policy|third party/,
  },
];

for (const { name, provoke, seen } of ERRORS)
  test(`the fixture sees ${name}`, async ({ page, errors }) => {
    await page.goto("/en/about");
    expect(errors.list()).toEqual([]);
    await page.evaluate(`${provoke}; undefined`);
    await expect.poll(() => errors.list().join("\n")).toMatch(seen);
    errors.allow(/./);
  });

test("a behaviour is tried in one language, what has no twin in all", () => {
  const waits = (file: string, title: string, tags: string[] = []) =>
    waitsForTestAll({ file: `/site/tests/e2e/${file}`, titlePath: [file, title], tags });
  for (const title of ["home page, CODE", "CODE › sends", "CODE: finds", "the drawer, in CODE", "CODE, script on"])
    expect(
      ["ar", "en"].map((code) => waits("features/some.spec.ts", title.replace("CODE", code))).sort(),
      title,
    ).toEqual(TEST_ALL ? [false, false] : [false, true]);
  expect(waits("features/some.spec.ts", "no language")).toBe(false);
  expect(waits("features/some.spec.ts", "no language", [ONLY_IN_TEST_ALL.tag])).toBe(!TEST_ALL);
  expect(waits("frame/some.spec.ts", "from ar to en")).toBe(false);
  expect(waits("site/some.spec.ts", "in ar") || waits("site/some.spec.ts", "in en")).toBe(false);
});
