import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { localizerOf } from "#domain/language/localized.ts";
import { serviceFileSchema, workWeeks } from "./service.ts";

const schema = serviceFileSchema(localizerOf(["ar", "en"]));
const readService = (id: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../content/services/${id}.json`, import.meta.url), "utf8"));

it("adds up design, development and testing, and leaves the consultation out", () => {
  const durations = {
    consultation: { min: 5, max: 9 },
    design: { min: 1, max: 2 },
    development: { min: 2, max: 5 },
    testing: { min: 1, max: 2 },
  };
  expect(workWeeks(durations)).toEqual({ min: 4, max: 9 });
});

it("refuses a start that is not what the durations add up to", () => {
  const result = schema.safeParse({ ...readService("mobile"), startsAtWeeks: 5 });
  expect(result.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
    "startsAtWeeks is the sum of the shortest design, development and testing in durations",
  ]);
});

it("refuses a price that begins where it ends", () => {
  const result = schema.safeParse({ ...readService("plugin"), priceRange: { from: 18000, to: 18000 } });
  expect(result.error?.issues.map(({ message }) => message)).toEqual(["from is below to"]);
});
