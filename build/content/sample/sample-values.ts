import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fingerprintOf } from "#build/content/untranslated.ts";
import { isRecord, type Json } from "#build/entries/records.ts";
import { type SaidFact, saidFacts } from "./sample-facts.ts";
import sample from "./sample-values.json" with { type: "json" };

/** A value that came with the sample site and that another company has of its own. */
export type SampleValue = {
  /** Below the content folder. */
  file: string;
  /** With dots between; that of the whole value where it has one text a language. */
  field: string;
  value: string;
};

/**
 * What tells companies apart, by file and field; a star stands for any name or number. Facts that two companies may
 * well share, such as hours, currency or type, are not asked about; texts that say other ones than the company has are
 * found by their words.
 */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  "site.json": [
    "url",
    "brand.name",
    "brand.promise",
    "brand.headline",
    "brand.logo.mark",
    "brand.logo.wordmark",
    "colors.*",
    "contact.phone",
    "contact.chatPhone",
    "contact.email",
    "contact.address",
    "contact.coordinates",
    "social.*.url",
    "login.url",
    "milestones.*.body",
  ],
  "about.json": ["story.paragraphs.*", "story.voice.quote"],
  "pages/about.json": ["seo.description", "heading", "lead"],
  "pages/team.json": ["lead"],
  "apps/*/app.json": ["name"],
  "portfolio/*.json": ["client"],
  "testimonials/*.json": ["name"],
  "team/*.json": ["name"],
  "blog/*/post.json": ["title"],
};

const LOGO = "brand.logo.";
/** No company has an address there: the name is reserved for examples. */
const EXAMPLE_ADDRESS = /^[a-z]+:\/\/[^/]*\.example(?:[/:?#]|$)/;

type Place = { file: string; files: string; pattern: string; field: string; value: unknown };

function placesIn(contentDir: string): Place[] {
  return Object.entries(PLACES).flatMap(([files, patterns]) =>
    globSync(files, { cwd: contentDir })
      .sort()
      .flatMap((file) => {
        const data = jsonAt(join(contentDir, file));
        const named = patterns.flatMap((pattern) =>
          expand(data, pattern.split(".")).map(({ field, value }) => ({ file, files, pattern, field, value })),
        );
        const known = new Set(named.map(({ field }) => field));
        const others = addressesIn(data)
          .filter(({ field }) => !known.has(field))
          .map((address) => ({ file, files, pattern: "", ...address }));
        return [...named, ...others];
      }),
  );
}

/** A file that is not JSON is reported by the check of the content. */
function jsonAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function expand(value: unknown, [step, ...rest]: readonly string[], field = ""): { field: string; value: unknown }[] {
  if (step === undefined) return value === undefined ? [] : [{ field, value }];
  if (typeof value !== "object" || value === null) return [];
  const names = step === "*" ? Object.keys(value) : [step];
  return names.flatMap((name) => expand(Reflect.get(value, name), rest, field === "" ? name : `${field}.${name}`));
}

function addressesIn(value: unknown, field = ""): { field: string; value: string }[] {
  if (typeof value === "string") return EXAMPLE_ADDRESS.test(value) ? [{ field, value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => addressesIn(inner, field === "" ? name : `${field}.${name}`));
}

const isByLanguage = (value: unknown): value is Json =>
  isRecord(value) && Object.keys(value).every((name) => /^[a-z]{2,3}$/.test(name));

/** One for each language, so that a company that has changed the words of one still sees the other. */
function fingerprintsOf({ field, value }: Pick<Place, "field" | "value">, contentDir: string): string[] {
  const parts = isByLanguage(value) ? Object.values(value) : [value];
  return parts.map((part) => {
    const drawing = field.startsWith(LOGO) ? join(contentDir, "logo", String(part)) : null;
    return fingerprintOf(drawing && existsSync(drawing) ? readFileSync(drawing, "utf8") : JSON.stringify(part));
  });
}

/** Fingerprints by file and field, with spaces between. */
const known: Readonly<Record<string, string>> = sample;
const keyOf = ({ files, pattern }: Place) => `${files} ${pattern}`;

/** Every value of a content folder that is still the sample's. */
export function listSampleValues(contentDir: string): SampleValue[] {
  const isKnown = (key: string, fingerprint: string) => known[key]?.includes(fingerprint) ?? false;
  const places = placesIn(contentDir).filter(
    (place) =>
      place.pattern === "" ||
      fingerprintsOf(place, contentDir).some((fingerprint) => isKnown(keyOf(place), fingerprint)),
  );
  const isListed = ({ file, field }: SaidFact) =>
    places.some((place) => place.file === file && `${field}.`.startsWith(`${place.field}.`));
  const isOwn = (address: string) => !isKnown(ADDRESS, fingerprintOf(JSON.stringify(address)));
  return [
    ...places.map(({ file, field, value }) => ({ file, field, value: shown(value) })),
    ...saidIn(contentDir, isOwn)
      .filter((text) => isKnown(SAID, fingerprintOf(text.text)) && !isListed(text))
      .map(({ file, field, said }) => ({ file, field, value: said })),
  ];
}

const ADDRESS = "site.json contact.address";
/** The key of texts that are known by what they say of the company. */
const SAID = "texts";

const factsSchema = z.object({
  contact: z.object({ address: z.record(z.string(), z.string()) }),
  hours: z.object({ timeZone: z.string() }),
  currency: z.string(),
});

/** Texts that say other facts than the company has; none where it cannot be read which those are. */
function saidIn(contentDir: string, isOwn: (address: string) => boolean): SaidFact[] {
  const site = factsSchema.safeParse(jsonAt(join(contentDir, "site.json"))).data;
  if (!site) return [];
  const { contact, hours, currency } = site;
  const address = Object.values(contact.address).filter(isOwn).join(" ");
  return saidFacts(contentDir, Object.keys(contact.address), { address, timeZone: hours.timeZone, currency });
}

function shown(value: unknown): string {
  if (isByLanguage(value)) return Object.values(value).map(shown).join(" · ");
  if (Array.isArray(value)) return value.join(" ");
  return isRecord(value) ? Object.values(value).join(" / ") : String(value);
}

/** What `sample-values.json` holds of the content that comes with the project. */
export function sampleFingerprints(contentDir: string): Record<string, string> {
  const named = placesIn(contentDir).filter(({ pattern }) => pattern !== "");
  const byKey = Object.entries(Object.groupBy(named, keyOf)).map(([key, places = []]): [string, string] => [
    key,
    inOrder(places.flatMap((place) => fingerprintsOf(place, contentDir))),
  ]);
  const texts = saidFacts(contentDir, SAMPLE_LANGUAGES, NO_FACTS).map(({ text }) => fingerprintOf(text));
  return Object.fromEntries(
    [...byKey, [SAID, inOrder(texts)]].sort(([one = ""], [other = ""]) => one.localeCompare(other)),
  );
}

const SAMPLE_LANGUAGES = ["ar", "en"];
const NO_FACTS = { address: "", timeZone: "", currency: "" };
const inOrder = (fingerprints: readonly string[]) => [...new Set(fingerprints)].sort().join(" ");

export const sampleLine = ({ file, field, value }: SampleValue) => `content/${file}: ${field}: ${value}`;

/** One line a file or folder, for a report that does not list each. */
export function sampleCounts(values: readonly SampleValue[]): string[] {
  const folders = Map.groupBy(values, ({ file }) => file.split("/")[0] ?? file);
  return [...folders].map(([folder, own]) => `${own.length} in content/${folder}`);
}
