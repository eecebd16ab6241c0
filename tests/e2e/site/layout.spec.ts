import { languages } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";

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
