import assert from "node:assert/strict";
import { CSP_REPORT_ADDRESS } from "#domain/site/constants.ts";
import { otherLanguage } from "#harness/addresses.ts";
import { type BrowserPage, eventually, until } from "#harness/browsers/browser-page.ts";
import { arrive, type Flow, isShown, untilAddress, untilShown } from "#harness/browsers/flow.ts";

const TOGGLE = "header [data-theme-toggle]";
const themeIs = (theme: string) => document.documentElement.dataset["theme"] === theme;
const untilTheme = (page: BrowserPage, theme: string) => until(page, `the theme is ${theme}`, themeIs, theme);
const footerLink = (code: string, path: string) => `footer a[href="/${code}${path}"]`;
/** The links of the footer lie in panels that are closed in a narrow window. */
const follow = (page: BrowserPage, selector: string) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);

export const FRAME_FLOWS: readonly Flow[] = [
  {
    name: "the theme is kept, and followed in another tab",
    async run(visit) {
      const { page, code, network } = visit;
      await arrive(visit, "/about");
      const other = await page.openTab();
      await other.goto(`${network.url}/${code}/faq`);
      await page.click(TOGGLE);
      await untilTheme(page, "dark");
      await untilTheme(other, "dark");
      await until(other, "its toggle is pressed", () =>
        document.querySelector("[data-theme-toggle]")?.matches("[aria-pressed=true]"),
      );
      await arrive(visit, "/contact");
      assert.equal(await page.evaluate(themeIs, "dark"), true);
    },
  },
  {
    name: "a click on the theme before the script has come counts",
    async run(visit) {
      const { page, code, network } = visit;
      const release = network.hold(/\/_assets\/site-document.*\.js$/);
      try {
        // The page does not finish loading meanwhile.
        await Promise.all([
          page.goto(`${network.url}/${code}/about`),
          (async () => {
            await untilShown(page, TOGGLE);
            await page.click(TOGGLE);
            await untilTheme(page, "dark");
            release();
          })(),
        ]);
      } finally {
        release();
      }
      await until(
        page,
        "its toggle is pressed",
        (selector) => document.querySelector(`${selector}[aria-pressed=true]`) !== null,
        TOGGLE,
      );
    },
  },
  {
    name: "the language changes, the page stays",
    isMain: true,
    async run(visit) {
      const { page, code } = visit;
      const other = otherLanguage(code);
      await arrive(visit, "/about/team");
      await page.click("header [popovertarget=language-menu]");
      await untilShown(page, `#language-menu a[data-language=${other.code}]`);
      await page.click(`#language-menu a[data-language=${other.code}]`);
      await untilAddress(page, new RegExp(`/${other.code}/about/team$`));
      await until(page, "its direction", (dir) => document.documentElement.dir === dir, other.dir);
    },
  },
  {
    name: "the drawer opens, leads on, and closes by Escape",
    isMain: true,
    async run(visit) {
      const { page } = visit;
      await page.resize(600, 900);
      await arrive(visit, "/about");
      const open = async () => {
        await page.click("header button[command=show-modal]");
        await untilShown(page, "dialog.drawer[open]");
      };
      await open();
      await page.press("Escape");
      await until(page, "it is closed", () => document.querySelector("dialog.drawer[open]") === null);
      await open();
      await page.click("dialog.drawer a[data-section=services]");
      await untilAddress(page, /#services$/);
      await until(page, "it is closed", () => document.querySelector("dialog.drawer[open]") === null);
    },
  },
  {
    name: "back and forward show the place at once",
    isMain: true,
    async run(visit) {
      const { page, code } = visit;
      const DEPTH = 1500;
      await arrive(visit, "");
      await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
      await page.evaluate((top) => {
        document.documentElement.setAttribute("data-full-layout", "");
        scrollTo({ top, behavior: "instant" });
      }, DEPTH);
      await until(page, "the place is noted", (top) => history.state?.scrollY === top, DEPTH);
      await follow(page, footerLink(code, "/faq"));
      await untilAddress(page, /\/faq$/);
      await until(page, "the top of the page", () => scrollY === 0 && document.activeElement?.matches("h1"));
      await page.evaluate(() =>
        document.addEventListener("astro:after-swap", () => Reflect.set(window, "swappedAt", scrollY), { once: true }),
      );
      await page.evaluate(() => history.back());
      await untilAddress(page, new RegExp(`/${code}$`));
      const at = await until(page, "the page is swapped", () => Reflect.get(window, "swappedAt") ?? undefined);
      assert.equal(at, DEPTH);
      await page.evaluate(() => history.forward());
      await untilAddress(page, /\/faq$/);
      assert.equal(await page.evaluate(() => Reflect.get(window, "isSameDocument")), true);
    },
  },
  {
    name: "what was read opens without a network, the rest says so",
    allowed: /./,
    async run(visit) {
      const { page, code, network } = visit;
      await arrive(visit, "/about");
      // The last of what is stored ahead of a visit.
      await until(
        page,
        "pages are stored",
        async (address) => (await caches.match(address)) !== undefined,
        `/${code}/social-media-generator`,
      );
      network.cut();
      await page.goto(`${network.url}/${code}/faq`);
      await untilShown(page, "main details");
      assert.equal(await page.evaluate(isShown, ".offline-view"), false);
      await page.goto(`${network.url}/${code}/about/team`);
      await untilShown(page, ".offline-view");
    },
  },
  {
    name: "what the policy refuses is reported",
    isMain: true,
    allowed: /./,
    async run(visit) {
      const { page, network } = visit;
      // The newer way needs https and takes a minute; where a policy names it, the older way is not gone.
      network.changeHeaders(({ "content-security-policy": policy = "", ...headers }) => ({
        ...headers,
        "content-security-policy": String(policy).replace(/report-to [^;]+; /, ""),
      }));
      await arrive(visit, "/about");
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "1";
        document.body.append(script);
      });
      await eventually("a report", () => network.posted(CSP_REPORT_ADDRESS).some((body) => /script-src/.test(body)));
    },
  },
];
