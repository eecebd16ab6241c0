import { describe, expect, it } from "vitest";
import { appFileSchema } from "#domain/catalogue/app.ts";
import { localizerOf } from "#domain/language/localized.ts";
import type { EntryError } from "#editor/contract.ts";
import { countFields, inOrderOfSteps, missingIn, stepsOf } from "./steps.ts";

const FIELDS = Object.keys(appFileSchema(localizerOf(["ar", "en"])).shape).map((name) => ({ name }));
const steps = stepsOf("apps", FIELDS) ?? [];
const lacks = (path: readonly (string | number)[]): EntryError => ({
  path,
  reason: { key: "errors.notWritten", values: {} },
});

describe("the steps of a new app", () => {
  it("are ten, with every field of it once, and the long text", () => {
    expect(steps).toHaveLength(10);
    const names = steps.flatMap((step) => step.names);
    expect(names.toSorted()).toEqual([...FIELDS.map(({ name }) => name), "@text"].toSorted());
  });

  it("have a field that they do not name in the last one", () => {
    expect(stepsOf("apps", [...FIELDS, { name: "new" }])?.at(-1)?.names).toContain("new");
    expect(stepsOf("posts", FIELDS)).toBeNull();
  });

  it("say what each still lacks, an error of the whole entry in the last one", () => {
    const missing = [lacks(["name", "en"]), lacks(["features", 0, "icon"]), lacks([]), { ...lacks([]), text: "ar" }];
    const counts = steps.map(({ id }, index) => [id, missingIn(steps, index, missing).length]);
    expect(counts.filter(([, count]) => count !== 0)).toEqual([
      ["about", 1],
      ["features", 1],
      ["text", 1],
      ["search", 1],
    ]);
  });

  it("are the order of all fields where none is folded", () => {
    const names = inOrderOfSteps("apps", FIELDS).map(({ name }) => name);
    expect([names[0], names.at(-1), names.length]).toEqual(["name", "id", FIELDS.length]);
    expect(inOrderOfSteps("posts", FIELDS)).toBe(FIELDS);
  });

  it("count a field once for all languages", () => {
    const missing = [lacks(["name", "ar"]), lacks(["name", "en"]), lacks(["kind", "en"]), lacks(["category"])];
    expect(countFields(missing, [{ code: "ar" }, { code: "en" }])).toBe(3);
  });
});
