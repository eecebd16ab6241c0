/** A fixture that sees nothing would let everything pass: it must see each kind of fault. */
import { expect, test } from "./fixture.ts";

const FAULTS: { name: string; provoke: string; seen: RegExp }[] = [
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

for (const { name, provoke, seen } of FAULTS)
  test(`the fixture sees ${name}`, async ({ page, faults }) => {
    await page.goto("/en/about");
    expect(faults.list()).toEqual([]);
    await page.evaluate(`${provoke}; undefined`);
    await expect.poll(() => faults.list().join("\n")).toMatch(seen);
    faults.allow(/./);
  });
