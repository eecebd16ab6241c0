import { listSampleValues } from "#build/content/sample-values.ts";
import { entryAt } from "#build/entries/entry-at.ts";
import type { SampleValues } from "#editor/contract.ts";

/** What is still the sample's, by entry and field. */
export function sampleValuesIn(contentDir: string): SampleValues {
  return listSampleValues(contentDir).map(({ file, field, value }) => {
    const { kind, id } = entryAt(file);
    return { kind, id, path: field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)), value };
  });
}
