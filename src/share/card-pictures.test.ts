import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePictureFonts } from "#build/styles/fonts.ts";
import { site } from "#src/site/site.ts";
import { cardPicture, drawMissing } from "./card-pictures.ts";
import { SHARE_CARD_SIZE, type ShareCard, shareCardFile } from "./share-card.ts";

const MAX_BYTES = 120 * 1024;

const card: ShareCard = {
  locale: "ar",
  name: "sample",
  label: "تطوير الإضافات",
  title: "تطبيق أصلي أم Flutter أم React Native: كيف نختار",
  figures: [{ value: "+50", label: "مشروعًا سُلِّم" }],
  art: { kind: "app", app: "daftar" },
  alt: "",
};
const others: ShareCard[] = [
  { ...card, art: { kind: "screens" } },
  { ...card, locale: "en", art: { kind: "cover", motif: "licence", seed: 71 } },
];

describe("pictures of cards", () => {
  const folder = mkdtempSync(join(tmpdir(), "share-cards-"));
  beforeAll(() => makePictureFonts("src/.generated/fonts", site.fonts));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are drawn once: the second time there is nothing to do", async () => {
    expect(await drawMissing([card, ...others], folder)).toBe(3);
    expect(await drawMissing([card, ...others], folder)).toBe(0);
    expect(readdirSync(folder).sort()).toEqual([card, ...others].map(shareCardFile).sort());
  });

  it("are drawn anew when a word changes, and only those", async () => {
    expect(await drawMissing([card, { ...card, label: "جديد" }], folder)).toBe(1);
  });

  it("have the size that networks ask for, and few bytes", async () => {
    for (const each of [card, ...others]) {
      const picture = await cardPicture(each, folder);
      expect(await sharp(picture).metadata()).toMatchObject({ format: "png", ...SHARE_CARD_SIZE });
      expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
      expect(picture.equals(readFileSync(join(folder, shareCardFile(each))))).toBe(true);
    }
  });

  it("refuse a title that no size fits", async () => {
    const title = "كلمة طويلة ".repeat(40);
    await expect(drawMissing([{ ...card, title }], folder)).rejects.toThrow("too long for a card");
  });
});
