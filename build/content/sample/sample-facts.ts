import { contentTexts } from "#build/content/content-texts.ts";
import { SAMPLE_FACTS } from "#build/content/language-tables.ts";

/** A text that says where the sample's company is, or what it is paid in. */
export type SaidFact = { file: string; field: string; text: string; said: string };

/** What the company says of these in `site.json`; empty where that is still the sample's own. */
export type CompanyFacts = { address: string; timeZone: string; currency: string };

const FACTS = ["address", "timeZone", "currency"] as const;

/** Entries that are listed by their name or title, and drawings of such. */
const LISTED_WHOLE = /^(?:apps|blog|portfolio|screens|team|testimonials)\//;

/** Texts that say of another company what is not so. */
export function saidFacts(contentDir: string, languages: readonly string[], company: CompanyFacts): SaidFact[] {
  return contentTexts(contentDir, languages).flatMap(({ file, field, text }) => {
    if (LISTED_WHOLE.test(file) || file === "site.json") return [];
    const [wrong] = FACTS.flatMap((fact) =>
      [...text.matchAll(SAMPLE_FACTS[fact].words)].filter(
        ([word]) => !company[fact].includes(SAMPLE_FACTS[fact].codes[word] ?? word),
      ),
    );
    return wrong ? [{ file, field, text, said: around(text, wrong.index) }] : [];
  });
}

const NEAR = 40;

/** The words near a place of a text. */
function around(text: string, place: number): string {
  const start = text.lastIndexOf(" ", Math.max(0, place - NEAR)) + 1;
  const space = text.indexOf(" ", place + NEAR);
  const end = space === -1 ? text.length : space;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
