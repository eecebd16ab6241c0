import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listSampleValues, sampleLine } from "#build/content/sample/sample-values.ts";
import { FAMILY_NAMES } from "#domain/brand/font-family.ts";
import { activeLocales } from "#domain/language/locale.ts";
import type { Site } from "#domain/site/site.ts";
import { formatterFor } from "#src/i18n/format.ts";

/** The brand in a few lines. */
export function brandLines(site: Site): string {
  const { brand, colors, fonts, contact } = site;
  const each = (words: Readonly<Record<string, unknown>>) => Object.values(words).flat().join(" · ");
  const hue = ({ hue, chroma }: { hue: number; chroma?: number }) =>
    chroma === undefined ? `${hue}` : `${hue}/${chroma}`;
  const rows: [string, string][] = [
    ["name", each(brand.name)],
    ["legal name", each(brand.legalName)],
    ["theme", site.theme],
    ["logo", each({ mark: brand.logo.mark, ...brand.logo.wordmark })],
    [
      "hues",
      Object.entries(colors)
        .map(([name, color]) => `${name} ${hue(color)}`)
        .join(", "),
    ],
    [
      "type",
      Object.values(fonts)
        .map((family) => FAMILY_NAMES[family])
        .join(" · "),
    ],
    ["address", site.url],
    ["contacts", [contact.email, contact.phone, contact.chatPhone].join(" · ")],
    ["currency", site.currency],
    [
      "languages",
      activeLocales(site.locales)
        .map(({ code, name }) => `${code} ${name}`)
        .join(", "),
    ],
  ];
  return rows.map(([label, value]) => `${label.padEnd(12)}${value}`).join("\n");
}

/** Lines that went and lines that came, with one line around them; nothing of what stayed. */
export function lineChanges(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const common = longestCommon(old, now);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...common, [old.length, now.length] as const]) {
    while (i < a) lines.push(`- ${old[i++]}`);
    while (j < b) lines.push(`+ ${now[j++]}`);
    i = a + 1;
    j = b + 1;
  }
  return lines;
}

/** Places of the lines that both texts have, in order. */
function longestCommon(old: readonly string[], now: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const places: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length; )
    if (old[i] === now[j]) places.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return places;
}

/** Values of content/site.json, and logos, that came with the sample. */
export const sampleBrand = (contentDir: string): string[] =>
  listSampleValues(contentDir)
    .filter(({ file }) => file === "site.json")
    .map(sampleLine);

/** What a person should look at by hand: words that still speak of the former company. */
export function leftovers(former: Site, site: Site, contentDir: string): string[] {
  const notes: string[] = [];
  notes.push(...sampleBrand(contentDir).map((line) => `Still the sample's: ${line}`));
  if (former.currency !== site.currency) notes.push(...currencyNotes(former, contentDir));
  for (const [locale, name] of Object.entries(former.brand.name)) {
    if (name === site.brand.name[locale]) continue;
    for (const file of filesWith([name], contentDir)) notes.push(`${file} still says "${name}"; {brand} would follow`);
  }
  return notes;
}

/** Amounts inside sentences are words, and stay until somebody writes others. */
function currencyNotes({ currency, hours, locales }: Site, contentDir: string): string[] {
  const signs = activeLocales(locales).map(
    (row) => formatterFor(row, { timeZone: hours.timeZone, currency }).priceParts(0).currency,
  );
  const files = filesWith([...new Set([currency, ...signs])], contentDir).filter(
    (file) => file !== "content/site.json",
  );
  return files.length === 0 ? [] : [`Sentences that name the former currency: ${files.join(", ")}`];
}

function filesWith(words: readonly string[], contentDir: string): string[] {
  return globSync(join(contentDir, "**/*.{json,md}"))
    .sort()
    .filter((path) => {
      const text = readFileSync(path, "utf8");
      return words.some((word) => text.includes(word));
    })
    .map((path) => `content/${relative(contentDir, path)}`);
}
