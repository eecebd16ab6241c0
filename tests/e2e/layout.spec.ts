import { languages } from "./addresses.ts";
import { expect, test } from "./fixture.ts";
import { layoutFaults } from "./layout-faults.ts";
import { pageTypes } from "./page-types.ts";

const WIDTHS = [320, 390, 600, 834, 960, 1280, 1440, 1920];

for (const { kind, path } of pageTypes)
  for (const { code } of languages)
    test(`${kind} is well laid out at every width, ${code}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`/${code}${path}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await page.evaluate(layoutFaults), `at ${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });

test("header, section heads and footer mirror each other between the languages", async ({ page }) => {
  const measured: Record<string, number[]> = {};
  for (const { code, dir } of languages) {
    await page.goto(`/${code}`);
    await page.evaluate(() => document.fonts.ready);
    measured[code] = await page.evaluate((rtl) => {
      const places = [
        ".site-header .brand-link",
        ".site-header-row > nav",
        ".chat-button",
        ".hero-stage",
        "main section .mark-label",
        "main section h2",
        "footer nav",
        "footer .footer-logo",
      ];
      return places.flatMap((place) =>
        [...document.querySelectorAll(place)].map((element) => {
          const { left, right } = element.getBoundingClientRect();
          // Controls at the reading end are measured from there: their words differ in length.
          const fromEnd = place === ".chat-button";
          const start = rtl ? innerWidth - right : left;
          return Math.round(fromEnd ? (rtl ? left : innerWidth - right) : start);
        }),
      );
    }, dir === "rtl");
  }
  const [first, ...others] = languages.map(({ code }) => measured[code] ?? []);
  for (const other of others) {
    expect(other.length).toBe(first?.length);
    // The menu begins where the logo ends, and the two scripts' logos differ in width.
    for (const [index, distance] of (first ?? []).entries())
      if (index !== 1)
        expect(Math.abs(distance - (other[index] ?? Number.NaN)), `place ${index}`).toBeLessThanOrEqual(8);
  }
});
