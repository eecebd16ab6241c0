import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { localizerOf } from "#domain/language/localized.ts";
import { aboutFileSchema } from "./about.ts";

it("refuses a week with a day missing, and says which days it wants", () => {
  const file = JSON.parse(readFileSync(new URL("../../content/about.json", import.meta.url), "utf8"));
  file.working.week = file.working.week.filter(({ day }: { day: string }) => day !== "fri");
  const result = aboutFileSchema(localizerOf(["ar", "en"])).safeParse(file);
  expect(result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    "working.week: names every day once, in this order: sat, sun, mon, tue, wed, thu, fri",
  ]);
});
