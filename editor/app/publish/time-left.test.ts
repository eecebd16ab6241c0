import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import ar from "#editor/texts/ar.json";
import en from "#editor/texts/en.json";
import { timeLeft } from "./time-left.ts";

const texts = { ar, en };
const said = (locale: keyof typeof texts, seconds: number) => {
  const t = createTranslator({ locale, messages: texts[locale], namespace: "ui" });
  const left = timeLeft(seconds * 1000);
  return "minutes" in left ? t("publish.run.leftMinutes", left) : t("publish.run.left", left);
};

test.each([
  [0, "a moment left", "لحظات"],
  [3, "about 5 seconds left", "بقيت 5 ثوانٍ تقريبًا"],
  [88, "about 90 seconds left", "بقيت 90 ثانية تقريبًا"],
  [91, "about 2 minutes left", "بقيت دقيقتان تقريبًا"],
  [265, "about 4 minutes left", "بقيت 4 دقائق تقريبًا"],
  [660, "about 11 minutes left", "بقيت 11 دقيقة تقريبًا"],
])("%d seconds", (seconds, english, arabic) => {
  expect([said("en", seconds), said("ar", seconds)]).toEqual([english, arabic]);
});
