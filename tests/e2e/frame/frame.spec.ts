/** The frame round every page: header, drawer, menus, footer, chat button. Numbers are the specification's. */
import type { Page } from "@playwright/test";
import {
  ANCHOR_OFFSET_PX,
  BREAKPOINTS_PX,
  CHAT_BUTTON_BOTTOM_PX,
  CHAT_BUTTON_BOTTOM_SMALL_PX,
  CHAT_BUTTON_SMALL_UP_TO_PX,
  DRAWER_WIDTH_PX,
  HEADER_FIXED_AFTER_PX,
  LANGUAGE_MENU_WIDTH_PX,
} from "#domain/site/constants.ts";
import { footerTitles, languages, menuName, menuSections, site, text } from "#harness/addresses.ts";
import { expect, test } from "#tests/e2e/support/fixture.ts";
import { fromSides, nextFrames, ready, restingBox, scrollTo, windowWidth } from "#tests/e2e/support/geometry.ts";
import { ONLY_IN_TEST_ALL } from "#tests/e2e/support/test-all.ts";

test("the constants are those of the specification", () => {
  expect({
    ANCHOR_OFFSET_PX,
    BREAKPOINTS_PX,
    CHAT_BUTTON_BOTTOM_PX,
    CHAT_BUTTON_BOTTOM_SMALL_PX,
    CHAT_BUTTON_SMALL_UP_TO_PX,
    DRAWER_WIDTH_PX,
    HEADER_FIXED_AFTER_PX,
    LANGUAGE_MENU_WIDTH_PX,
  }).toEqual({
    ANCHOR_OFFSET_PX: 100,
    BREAKPOINTS_PX: { tablet: 600, wide: 960, desktop: 1280, cinema: 1920 },
    CHAT_BUTTON_BOTTOM_PX: 20,
    CHAT_BUTTON_BOTTOM_SMALL_PX: 80,
    CHAT_BUTTON_SMALL_UP_TO_PX: 600,
    DRAWER_WIDTH_PX: 240,
    HEADER_FIXED_AFTER_PX: 100,
    LANGUAGE_MENU_WIDTH_PX: 200,
  });
  expect(menuSections).toEqual(["feature", "services", "store", "testimonials", "blog", "contact"]);
});

const headerOf = (page: Page) => page.locator("header.site-header");
const menuOf = (page: Page) => headerOf(page).getByRole("navigation").first();
const hamburgerOf = (page: Page) => page.locator("header button[command=show-modal]");
const drawerOf = (page: Page) => page.locator("dialog.drawer");

async function open(page: Page, address: string, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await ready(page);
}

/** Top of a section, measured from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);

async function expectResting(page: Page, id: string) {
  await expect
    .poll(async () => Math.abs((await topOf(page, id)) - ANCHOR_OFFSET_PX), `#${id} rests 100 px under the top`)
    .toBeLessThanOrEqual(2);
}

// Anchors and rows of cards have to work while most of a page is not laid out yet.
test.use({ laidOutWhole: false });

for (const { code, dir } of languages) {
  const rtl = dir === "rtl";
  const home = `/${code}`;

  test.describe(code, () => {
    test("the header lies on the page, and is fixed with a shadow past 100 px", async ({ page }) => {
      await open(page, home, 1440);
      const header = headerOf(page);
      const look = () =>
        header.evaluate((element) => {
          const { position, boxShadow } = getComputedStyle(element);
          return { position, shadow: boxShadow !== "none" };
        });
      expect(await look()).toEqual({ position: "absolute", shadow: false });
      await scrollTo(page, HEADER_FIXED_AFTER_PX);
      await nextFrames(page);
      expect(await look()).toEqual({ position: "absolute", shadow: false });
      await scrollTo(page, HEADER_FIXED_AFTER_PX + 1);
      await expect.poll(look).toEqual({ position: "fixed", shadow: true });
      expect((await restingBox(header)).y).toBe(0);
      await scrollTo(page, 0);
      await expect.poll(look).toEqual({ position: "absolute", shadow: false });
    });

    test("the six anchors rest 100 px under the top and are marked when reached", async ({ page }) => {
      await open(page, home, 1440);
      const links = menuOf(page).getByRole("link");
      await expect(links).toHaveText(menuSections.map((id) => menuName(code, id)));
      await expect(menuOf(page).locator("[aria-current]")).toHaveCount(0);
      for (const [index, id] of menuSections.entries()) {
        await links.nth(index).click();
        await expect(page).toHaveURL(`${home}#${id}`);
        await expectResting(page, id);
        await expect(menuOf(page).locator("[aria-current=true]")).toHaveAttribute("data-section", id);
        const header = await restingBox(headerOf(page));
        expect(header.y + header.height, "the header does not cover the section").toBeLessThanOrEqual(ANCHOR_OFFSET_PX);
      }
      await scrollTo(page, 0);
      await expect(menuOf(page).locator("[aria-current]")).toHaveCount(0);
    });

    test("a section that is no item of the menu marks nothing", async ({ page }) => {
      await open(page, home, 1440);
      const between = await page
        .locator("main section[id]")
        .evaluateAll((sections, menu) => sections.map(({ id }) => id).filter((id) => !menu.includes(id)), [
          ...menuSections,
        ] as string[]);
      expect(between).toEqual(expect.arrayContaining(["process", "pricing"]));
      for (const id of between) {
        await page.evaluate(
          ({ name, offset }) => {
            const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
            window.scrollBy({ top: top - offset + 20, behavior: "instant" });
          },
          { name: id, offset: ANCHOR_OFFSET_PX },
        );
        await expect(menuOf(page).locator("[aria-current]"), id).toHaveCount(0);
      }
    });

    test("an inner page marks the section it belongs to, and no other", ONLY_IN_TEST_ALL, async ({ page }) => {
      for (const [path, id] of Object.entries({
        "/apps": "store",
        "/bloger": "blog",
        "/services/mobile": "services",
        "/apps/daftar": "store",
        "/apps/daftar/store/bank-matching": "store",
        "/contact": "contact",
      })) {
        await open(page, `${home}${path}`, 1440);
        await expect(menuOf(page).locator("[aria-current]")).toHaveAttribute("data-section", id);
        for (const y of [900, 1e6]) {
          await scrollTo(page, y);
          await expect(menuOf(page).locator("[aria-current]")).toHaveAttribute("data-section", id);
        }
      }
      await open(page, `${home}/about`, 1440);
      await expect(menuOf(page).locator("[aria-current]")).toHaveCount(0);
    });

    test("the section being read is marked while scrolling, in the drawer too", async ({ page }) => {
      await open(page, home, 1440);
      for (const id of menuSections) {
        await page.evaluate(
          ({ name, offset }) => {
            const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
            window.scrollBy({ top: top - offset + 20, behavior: "instant" });
          },
          { name: id, offset: ANCHOR_OFFSET_PX },
        );
        await expect(menuOf(page).locator("[aria-current=true]")).toHaveAttribute("data-section", id);
        await expect(drawerOf(page).locator("[aria-current=true][data-section]")).toHaveAttribute("data-section", id);
      }
    });

    test("from another page an anchor leads to the section of the home page", async ({ page }) => {
      await open(page, `${home}/about`, 1440);
      await menuOf(page).getByRole("link").nth(2).click();
      await expect(page).toHaveURL(`${home}#store`);
      await expectResting(page, "store");
    });

    test("an address with an anchor opens at its section", async ({ page }) => {
      await open(page, `${home}#testimonials`, 1440);
      await expectResting(page, "testimonials");
    });

    test("an anchor written into the address bar leads to its section, one that is none to no error", async ({
      page,
    }) => {
      await open(page, home, 1440);
      await page.evaluate(() => {
        location.hash = "testimonials";
      });
      await expectResting(page, "testimonials");
      await open(page, `${home}/about`, 1440);
      await page.evaluate(() => {
        location.hash = "%";
      });
      await expect(page).toHaveURL(`${home}/about#%`);
    });

    test("inline menu from 1280 up, hamburger below; login in the header from 600 up", async ({ page }) => {
      await open(page, `${home}/about`, 1280);
      const login = headerOf(page).getByRole("link", { name: text(code, "frame.login") });
      for (const { width, menu, hamburger, inHeader } of [
        { width: 1920, menu: true, hamburger: false, inHeader: true },
        { width: 1280, menu: true, hamburger: false, inHeader: true },
        { width: 1279, menu: false, hamburger: true, inHeader: true },
        { width: 600, menu: false, hamburger: true, inHeader: true },
        { width: 599, menu: false, hamburger: true, inHeader: false },
        { width: 320, menu: false, hamburger: true, inHeader: false },
      ]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(headerOf(page).locator("a[data-section]").first()).toBeVisible({ visible: menu });
        await expect(hamburgerOf(page)).toBeVisible({ visible: hamburger });
        await expect(login).toBeVisible({ visible: inHeader });
        await expect(headerOf(page).locator("[data-theme-toggle]")).toBeVisible();
        await expect(headerOf(page).locator("button[popovertarget=language-menu]")).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
      }
      await expect(page.locator(`header a[href="${site.login.url}"]`)).toHaveCount(1);
    });

    test(`the drawer is ${DRAWER_WIDTH_PX} px wide, or all of a small window, on the side reading begins at`, async ({
      page,
    }) => {
      await open(page, `${home}/about`, 1279);
      const drawer = drawerOf(page);
      for (const { width, drawerWidth } of [
        { width: 1279, drawerWidth: DRAWER_WIDTH_PX },
        { width: 600, drawerWidth: DRAWER_WIDTH_PX },
        { width: 599, drawerWidth: 599 },
        { width: 320, drawerWidth: 320 },
      ]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(drawer).toBeHidden();
        await hamburgerOf(page).click();
        await expect(drawer).toBeVisible();
        const box = await restingBox(drawer);
        expect(Math.round(box.width), `at ${width}`).toBe(drawerWidth);
        expect(fromSides(box, { whole: await windowWidth(page), rtl }).start, `at ${width}`).toBeCloseTo(0, 0);
        expect([box.y, box.height], `at ${width}`).toEqual([0, 800]);
        const login = drawer.getByRole("link", { name: text(code, "frame.login") });
        await expect(login, `at ${width}`).toBeVisible();
        await expect(login, `at ${width}`).toHaveAttribute("href", site.login.url);
        await expect(drawer.locator("a[data-section]"), `at ${width}`).toHaveText(
          menuSections.map((id) => menuName(code, id)),
        );
        await expect(drawer.locator("[data-theme-toggle]"), `at ${width}`).toBeVisible();
        await expect(drawer.locator("a[data-language]"), `at ${width}`).toHaveCount(languages.length);
        await page.keyboard.press("Escape");
      }
    });

    test("the drawer keeps focus inside, closes on Escape and gives focus back", async ({ page }) => {
      await open(page, `${home}/about`, 834);
      const hamburger = hamburgerOf(page);
      await expect(hamburger).toHaveAccessibleName(text(code, "frame.openMenu"));
      await expect(hamburger).toHaveAttribute("aria-expanded", "false");
      await hamburger.focus();
      await page.keyboard.press("Enter");
      await expect(drawerOf(page)).toBeVisible();
      await expect(drawerOf(page)).toHaveAccessibleName(text(code, "frame.menu"));
      await expect(hamburger).toHaveAttribute("aria-expanded", "true");
      const stops = await drawerOf(page).locator("a:visible, button:visible").count();
      const reached = new Set<string>();
      for (let step = 0; step < stops * 2 + 4; step += 1) {
        await page.keyboard.press(step < stops + 2 ? "Tab" : "Shift+Tab");
        const where = await page.evaluate(() => {
          const active = document.activeElement;
          // Between the last and the first stop, focus is at the browser itself.
          if (active === document.body || active === null) return "browser";
          return active.closest("dialog.drawer")
            ? `inside ${active.outerHTML}`
            : `outside ${active.outerHTML.slice(0, 80)}`;
        });
        expect(where).toMatch(/^(inside|browser)/);
        reached.add(where);
      }
      expect([...reached].filter((where) => where.startsWith("inside")).length).toBeGreaterThanOrEqual(stops);
      await page.keyboard.press("Escape");
      await expect(drawerOf(page)).toBeHidden();
      await expect(hamburger).toBeFocused();
      await expect(hamburger).toHaveAttribute("aria-expanded", "false");
    });

    test("the drawer closes by its button, a click beside it, a link inside it, and a wider window", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, home, 834);
      const drawer = drawerOf(page);
      const openDrawer = async () => {
        await hamburgerOf(page).click();
        await expect(drawer).toBeVisible();
        await restingBox(drawer);
      };
      await openDrawer();
      await drawer.getByRole("button", { name: text(code, "frame.closeMenu") }).click();
      await expect(drawer).toBeHidden();
      await openDrawer();
      await page.mouse.click(417, 400);
      await expect(drawer).toBeHidden();
      await openDrawer();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(drawer).toBeHidden();
      await page.setViewportSize({ width: 834, height: 800 });
      await openDrawer();
      await drawer.getByRole("link", { name: menuName(code, "blog"), exact: true }).click();
      await expect(drawer).toBeHidden();
      await expectResting(page, "blog");
      await openDrawer();
      await drawer.locator("a.brand-link").click();
      await expect(drawer).toBeHidden();
    });

    test("the language menu is 200 px wide, stays in the window, and checks the current language", async ({ page }) => {
      await open(page, `${home}/about`, 1440);
      const menu = page.locator("#language-menu");
      const button = page.locator("button[popovertarget=language-menu]");
      for (const width of [1920, 1440, 834, 600, 599, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(menu).toBeHidden();
        await expect(button).toHaveAttribute("aria-expanded", "false");
        await button.click();
        await expect(menu).toBeVisible();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        const box = await restingBox(menu);
        expect(box.width, `at ${width}`).toBe(LANGUAGE_MENU_WIDTH_PX);
        expect(box.x, `at ${width}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `at ${width}`).toBeLessThanOrEqual(await windowWidth(page));
        const under = await restingBox(button);
        expect(box.y, `at ${width}`).toBeGreaterThanOrEqual(under.y + under.height - 4);
        expect(box.x < under.x + under.width && under.x < box.x + box.width, "under its button").toBe(true);
        await expect(menu.getByRole("link")).toHaveText(languages.map(({ name }) => name));
        await expect(menu.locator("a[aria-current=true]")).toHaveAttribute("data-language", code);
        const starts = await menu.locator(".language-flag").evaluateAll((flags) => {
          return flags.map((flag) => Math.round(flag.getBoundingClientRect().x));
        });
        expect(new Set(starts).size, "flags stand below each other").toBe(1);
        await expect(menu.locator("a[aria-current=true] use[href$='#check']")).toBeVisible();
        await expect(menu.locator("use[href$='#check']")).toHaveCount(1);
        await page.mouse.click(width / 2, 700);
        await expect(menu).toBeHidden();
      }
    });

    test("the language menu works by keyboard: it opens, arrows move, Escape closes and gives focus back", async ({
      page,
    }) => {
      await open(page, `${home}/about`, 1440);
      const menu = page.locator("#language-menu");
      const button = page.locator("button[popovertarget=language-menu]");
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(menu.getByRole("link").nth(1)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(menu).toBeVisible();
      await expect(menu.getByRole("link").first()).toBeFocused();
      const [shown, under] = [await restingBox(menu), await restingBox(button)];
      expect(shown.y).toBeGreaterThanOrEqual(under.y + under.height - 4);
      expect(shown.x < under.x + under.width && under.x < shown.x + shown.width, "under its button").toBe(true);
      await page.keyboard.press("ArrowUp");
      await expect(menu.getByRole("link").last()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    });

    test("the footer has its groups, social links and languages", async ({ page }) => {
      await open(page, `${home}/about`, 1440);
      const groups = page.locator("footer .footer-group");
      await expect(groups.locator("h2")).toHaveText(footerTitles(code));
      const targets = await groups.evaluateAll((all) =>
        all.map((group) => [...group.querySelectorAll("a")].map((link) => link.getAttribute("href"))),
      );
      const under = (paths: string[]) => paths.map((path) => `/${code}${path}`);
      expect(targets).toEqual([
        under(["/about/team", "/about", "/policy/privacy", "/policy/usage"]),
        under(["/services/plugin", "/services/mobile", "/services/desktop", "/services/website"]),
        under(["/bloger", "/apps", "/faq", "/contact"]),
        under(["/apps/serial", "/social-media-generator", "/utils/coming-soon"]),
      ]);
      const social = page.getByRole("list", { name: text(code, "footer.social") }).getByRole("link");
      await expect(social).toHaveCount(site.social.length);
      const chat = await page.locator("a.chat-button").getAttribute("href");
      for (const [index, { kind, url, name }] of site.social.entries()) {
        // A chat begins with the message that names the page.
        await expect(social.nth(index)).toHaveAttribute("href", kind === "chat" ? (chat ?? "") : url);
        await expect(social.nth(index)).toHaveAttribute("rel", /noopener/);
        await expect(social.nth(index)).toHaveAccessibleName(new RegExp(`^${name[code]}`));
      }
      await expect(page.locator("footer a[data-language]")).toHaveText(languages.map(({ name }) => name));
    });

    test("footer groups are panels up to 599 px and columns above", async ({ page }) => {
      await open(page, `${home}/about`, 599);
      const groups = page.locator("footer .footer-group");
      const links = groups.first().getByRole("link");
      const summary = groups.first().locator("summary");
      await expect(links.first()).toBeHidden();
      // What lies between is laid out on the way there.
      await summary.scrollIntoViewIfNeeded();
      await restingBox(summary);
      await summary.click();
      await expect(links).toHaveCount(4);
      await expect(links.last()).toBeVisible();
      await expect(groups.nth(1).getByRole("link")).toHaveCount(0);
      await summary.press("Enter");
      await expect(links.first()).toBeHidden();
      const [first, second] = [await restingBox(groups.nth(0)), await restingBox(groups.nth(1))];
      expect(second.y, "stacked").toBeGreaterThanOrEqual(first.y + first.height);

      for (const width of [600, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const group of await groups.all()) await expect(group.getByRole("link").last()).toBeVisible();
        const boxes = [
          await restingBox(groups.nth(0)),
          await restingBox(groups.nth(1)),
          await restingBox(groups.nth(2)),
        ];
        const starts = boxes.map((box) => fromSides(box, { whole: width, rtl }).start);
        expect(starts, "side by side, in reading order").toEqual([...starts].sort((a, b) => a - b));
        expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
        await expect(summary, "not a control any more").toHaveAttribute("tabindex", "-1");
      }
      await page.setViewportSize({ width: 599, height: 800 });
      await expect(links.first()).toBeHidden();
      await expect(summary).not.toHaveAttribute("tabindex", "-1");
    });

    test("the chat button stands where reading ends: 20 px up, 80 px on small screens", async ({ page }) => {
      await open(page, `${home}/apps/daftar`, 1440);
      const chat = page.locator("a.chat-button");
      for (const { width, bottom } of [
        { width: 320, bottom: CHAT_BUTTON_BOTTOM_SMALL_PX },
        { width: CHAT_BUTTON_SMALL_UP_TO_PX, bottom: CHAT_BUTTON_BOTTOM_SMALL_PX },
        { width: CHAT_BUTTON_SMALL_UP_TO_PX + 1, bottom: CHAT_BUTTON_BOTTOM_PX },
        { width: 1440, bottom: CHAT_BUTTON_BOTTOM_PX },
      ]) {
        await page.setViewportSize({ width, height: 800 });
        await scrollTo(page, 900);
        await scrollTo(page, 700);
        await expect(chat).toBeInViewport();
        const box = await restingBox(chat);
        expect(800 - box.y - box.height, `bottom at ${width}`).toBeCloseTo(bottom, 0);
        expect(fromSides(box, { whole: await windowWidth(page), rtl }).end, `end at ${width}`).toBeCloseTo(20, 0);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await expect(chat).toHaveAttribute("target", "_blank");
      await expect(chat).toHaveAttribute("rel", /noopener/);
      const target = new URL((await chat.getAttribute("href")) ?? "");
      expect(target.host + target.pathname).toBe(`wa.me/${site.contact.chatPhone.replace(/\D/g, "")}`);
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      const message = target.searchParams.get("text") ?? "";
      expect(heading).toContain(/[“«](.*)[”»]/.exec(message)?.[1] ?? "no subject");
    });

    test(
      "on small screens the chat button makes room for what is read and typed",
      ONLY_IN_TEST_ALL,
      async ({ page }) => {
        const chat = page.locator("a.chat-button");
        for (const width of [390, 834]) {
          await open(page, `${home}/faq`, width);
          await expect(chat, "on the first screen").not.toBeInViewport();
          await scrollTo(page, 900);
          await expect(chat, "while one reads on").not.toBeInViewport();
          await chat.focus();
          await page.keyboard.press("Shift+Tab");
          await page.keyboard.press("Tab");
          await expect(chat, "where the keyboard is").toBeInViewport();
          await chat.blur();
          await scrollTo(page, 700);
          await expect(chat, "when one goes back").toBeInViewport();
          await page.locator("main .input").first().focus();
          await expect(chat, "beside a field").not.toBeInViewport();
          await page.locator("main .input").first().blur();
          await scrollTo(page, 100_000);
          await page.evaluate(() => scrollBy({ top: -40, behavior: "instant" }));
          await expect(chat, "beside the footer").not.toBeInViewport();
          for (const path of ["/contact", "/apps/serial", "/social-media-generator", "/utils/coming-soon"]) {
            await open(page, home + path, width);
            await expect(chat, path).toBeHidden();
          }
        }
        await open(page, `${home}/contact`, 1440);
        await expect(chat).toBeInViewport();
      },
    );

    test("the skip link is the first stop, shows itself, and leads to the content", async ({ page }) => {
      await open(page, `${home}/about`, 1440);
      const skip = page.locator("a.skip-link");
      const inView = async () => (await restingBox(skip)).y >= 0;
      expect(await inView()).toBe(false);
      await page.keyboard.press("Tab");
      await expect(skip).toBeFocused();
      await expect(skip).toHaveText(text(code, "frame.skip"));
      await expect.poll(inView).toBe(true);
      await page.keyboard.press("Enter");
      await expect(page.locator("#main")).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });
  });
}

for (const width of [390, 834, 1440])
  test(`the languages mirror each other at ${width} px`, async ({ page }) => {
    const measured = new Map<string, Record<string, number>>();
    for (const { code, dir } of languages) {
      await open(page, `/${code}/about`, width);
      await page.evaluate(() => document.fonts.ready);
      const whole = await windowWidth(page);
      const side = async (selector: string) =>
        fromSides(await restingBox(page.locator(selector).first()), { whole, rtl: dir === "rtl" });
      measured.set(code, {
        brand: (await side("header .brand-link")).start,
        tools: (await side("header .site-header-row > div:last-child")).end,
        crumbs: (await side("main nav ol")).start,
        heading: (await side("main h1")).start,
        "first group": (await side("footer .footer-group:nth-of-type(1)")).start,
        "last group": (await side("footer .footer-group:nth-of-type(3)")).end,
        "footer languages": (await side("footer .language-switch")).end,
        chat: (await side(".chat-button")).end,
      });
    }
    const [first, second] = [...measured.values()];
    for (const [name, value] of Object.entries(first ?? {}))
      expect
        .soft(Math.abs(value - (second?.[name] ?? Number.NaN)), `${name}: ${value} and ${second?.[name]}`)
        .toBeLessThanOrEqual(8);
  });
