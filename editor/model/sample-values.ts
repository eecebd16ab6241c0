import { basename } from "node:path";
import { listSampleValues } from "#build/content/sample/sample-values.ts";
import { entryAt } from "#build/entries/entry-at.ts";
import { findKind } from "#build/entries/kinds.ts";
import type { SampleValues } from "#editor/contract.ts";

/** What is still the sample's, by entry and field. */
export function sampleValuesIn(contentDir: string): SampleValues {
  return listSampleValues(contentDir).map(({ file, field, value }) => {
    const { kind, id, text } = entryAt(file);
    if (text !== undefined) return { kind, id, path: [], text, value };
    const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const source = findKind(kind);
    // Files of one language each are one entry, and so are their fields.
    const language = source && "languages" in source ? [basename(file, ".json")] : [];
    return { kind, id, path: [...path, ...language], value };
  });
}
