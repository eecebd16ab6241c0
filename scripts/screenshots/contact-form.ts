import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { shootPage } from "./shoot-page.ts";

const ARTICLE = join("content", "blog", "forms-that-keep-what-you-type");
const FORM_VIEW = { width: 680, height: 1400 };
const FORM_MARGIN = 28;

/** What somebody wrote, and one mistake: an address without its ending. */
const WRITTEN: Readonly<Record<string, { name: string; message: string }>> = {
  ar: {
    name: "نورة الحربي",
    message: "نريد موقعًا بلغتين لمتجر كتب. عندنا نحو 4,000 عنوان، ونبيع من المعرض ومن الموقع.",
  },
  en: {
    name: "Noura Al Harbi",
    message: "We need a bookshop site in two languages: about 4,000 titles, sold in the shop and online.",
  },
};

/** The contact form after a mistake, in each language and theme. */
export async function saveFormPictures(browser: Browser, url: string) {
  for (const theme of ["light", "dark"] as const) {
    const ending = theme === "dark" ? "-dark.png" : ".png";
    for (const [locale, written] of Object.entries(WRITTEN)) {
      const shot = { url: `${url}/${locale}/contact`, theme, view: FORM_VIEW, scale: 1.5 };
      const form = await shootPage(browser, shot, (page) => formWithMistake(page, written));
      await sharp(form)
        .png({ palette: true, colours: 64 })
        .toFile(join(ARTICLE, `form-${locale}${ending}`));
    }
  }
}

async function formWithMistake(page: Page, { name, message }: { name: string; message: string }): Promise<Buffer> {
  await page.locator("[name=service]").nth(3).check({ force: true });
  await page.fill("[name=name]", name);
  await page.fill("[name=email]", "noura@example");
  await page.fill("[name=message]", message);
  await page.locator("[name=terms]").check();
  await page.locator("main form [type=submit]").click();
  await page.locator("[aria-invalid=true]").waitFor();
  const box = await page.locator("main form").boundingBox();
  if (!box) throw new Error("the contact form is not to be seen");
  return page.screenshot({
    fullPage: true,
    clip: {
      x: box.x - FORM_MARGIN,
      y: box.y + (await page.evaluate(() => scrollY)) - FORM_MARGIN,
      width: box.width + 2 * FORM_MARGIN,
      height: box.height + 2 * FORM_MARGIN,
    },
  });
}
