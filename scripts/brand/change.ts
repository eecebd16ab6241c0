import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { NameDrawingError, withNameDrawings } from "#build/content/brand/name-drawing.ts";
import { printContentJson } from "#build/content/content-json.ts";
import { marksOfCopy, readMarks } from "#build/content/untranslated.ts";
import { type ContentFolder, openContentFolder } from "#build/entries/content-folder.ts";
import { UnreadableFileError } from "#build/entries/entries.ts";
import { hexToOklch, isHexColor } from "#domain/brand/color.ts";
import { readLogo } from "#domain/brand/logo.ts";
import { activeLocales, type LocaleRow } from "#domain/language/locale.ts";
import { UNTRANSLATED_FILE, type UntranslatedMarks } from "#domain/language/untranslated.ts";
import { normalizePhone } from "#domain/site/phone-number.ts";
import { type Site, siteSchemaOf } from "#domain/site/site.ts";
import { SITE_THEMES, type SiteTheme, THEMES_KEY } from "#domain/site/theme.ts";
import { newLocaleRow } from "#src/i18n/new-locale-row.ts";
import { inOtherLanguages, type LanguageChange, withLanguages } from "./languages.ts";
import { BrandError, type BrandOptions, COLOR_PLACES, LOCALIZED_PLACES, PLACES } from "./options.ts";

/** Files to be written below the content folder, and those that go, by path. */
export type BrandChange = { site: Site; files: ReadonlyMap<string, string> };

type Data = Record<string, unknown>;

const PHONES: ReadonlySet<string> = new Set(["phone", "chat-phone"]);

/** Works out what the content becomes. Nothing is written, and nothing but the given options is changed. */
export async function brandChange(
  { contentDir, former, asked }: { contentDir: string; former: Site; asked: readonly string[] | null },
  options: BrandOptions,
): Promise<BrandChange> {
  const { texts } = options;
  const text = readFileSync(join(contentDir, "site.json"), "utf8");
  const from = activeLocales(former.locales).map(({ code }) => code);
  const to = asked ?? from;
  const files = new Map<string, string>();

  let data: Data = JSON.parse(text);
  // Words of languages that are there come first, so that a new one begins with the new words.
  setWords(data, from, texts);
  if (to.join() !== from.join()) {
    const rows = rowsFor(former.locales, to);
    const intlTag = (code: string) => rows.find((row) => row.code === code)?.iso ?? code;
    const change = { ...languageChange({ contentDir, from, to }, options), intlTag };
    const words = z.record(z.string(), z.unknown()).parse(withLanguages(data, change));
    data = { ...words, locales: rows };
    for (const [path, changed] of inOtherLanguages(change)) files.set(path, changed);
    setWords(data, to, texts);
  }
  for (const [option, place] of Object.entries(PLACES))
    if (texts[option] !== undefined)
      setAt(data, place, PHONES.has(option) ? normalizePhone(texts[option]) : texts[option]);
  for (const [option, color] of Object.entries(COLOR_PLACES))
    if (texts[option] !== undefined)
      setAt(data, ["colors", color], colorOf(option, texts[option], former.colors[color]));
  if (texts["coordinates"] !== undefined) setAt(data, ["contact", "coordinates"], placeOf(texts["coordinates"]));
  setSocial(data, former, options);

  const site = parseSite(data, texts);
  for (const [path, drawing] of await logoFiles({ former, site, data }, options)) files.set(path, drawing);
  files.set("site.json", printContentJson(data));
  const marks = untranslatedMarks({ contentDir, files, from, to }, texts);
  if (marks !== null) files.set(UNTRANSLATED_FILE, marks);
  return { site: parseSite(data, texts), files };
}

/** What a new language says in the words of another is marked; the words that came with the command are its own. */
function untranslatedMarks(
  { contentDir, files, from, to }: Pick<LanguageChange, "contentDir" | "from" | "to"> & Pick<BrandChange, "files">,
  texts: BrandOptions["texts"],
): string | null {
  const contentFolder = openContentFolder(contentDir, files);
  const kept = Object.entries(marksNow(contentFolder)).filter(([locale]) => to.includes(locale));
  const added = to
    .filter((code) => !from.includes(code))
    .map((locale): [string, UntranslatedMarks[string]] => {
      const confirmed = Object.keys(LOCALIZED_PLACES).flatMap((option) =>
        wordsOf(option, texts[`${option}-${locale}`]),
      );
      return [locale, marksOfCopy(contentFolder, { locale, from: texts["copy-from"] ?? "", confirmed })];
    });
  const isChanged = added.length > 0 || contentFolder.read(UNTRANSLATED_FILE) !== null;
  return isChanged ? printContentJson(Object.fromEntries([...kept, ...added])) : null;
}

function marksNow(contentFolder: ContentFolder): UntranslatedMarks {
  try {
    return readMarks(contentFolder);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw new BrandError(`content/${error.file} has errors of its own; \`npm run content\` names them`);
  }
}

/** The home page's headline has several lines. */
const wordsOf = (option: string, words = ""): string[] =>
  option === "headline" ? words.split("|").map((line) => line.trim()) : [words];

function setWords(data: Data, locales: readonly string[], texts: BrandOptions["texts"]) {
  for (const [option, place] of Object.entries(LOCALIZED_PLACES))
    for (const locale of locales) {
      const words = texts[`${option}-${locale}`];
      if (words === undefined) continue;
      setAt(data, [...place, locale], option === "headline" ? wordsOf(option, words) : words);
      // What a theme would say instead is not what was asked for.
      for (const theme of SITE_THEMES) setAt(data, themePlace(place, theme, locale), wordsOf(option, words));
    }
}

/** `brand.headline` → `brand.themes.chart.headline.ar`: only a headline has such a place. */
const themePlace = ([first = "", ...rest]: readonly string[], theme: SiteTheme, locale: string) => [
  first,
  THEMES_KEY,
  theme,
  ...rest,
  locale,
];

function setAt(data: Data, [name = "", ...rest]: readonly string[], value: unknown) {
  const inner = data[name];
  if (rest.length === 0) data[name] = value;
  // The places are those of the file's own schema.
  else if (typeof inner === "object" && inner !== null) setAt(inner as Data, rest, value);
}

/** "150", "150/0.14" or "#0a7f5a". */
function colorOf(option: string, text: string, former: { hue: number; chroma?: number }) {
  const { hue, chroma } = isHexColor(text)
    ? hexToOklch(text)
    : { hue: Number(text.split("/")[0]), chroma: text.includes("/") ? Number(text.split("/")[1]) : former.chroma };
  if (text.trim() === "" || Number.isNaN(hue) || Number.isNaN(chroma))
    throw new BrandError(
      `--${option} is a hue (150), a hue and a chroma (150/0.14) or a colour (#0a7f5a), not "${text}"`,
    );
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  if (former.chroma === undefined) return { hue: rounded(hue, 1) };
  return { hue: rounded(hue, 1), chroma: rounded(chroma ?? former.chroma, 3) };
}

function placeOf(text: string) {
  const [latitude, longitude] = text.split(",").map(Number);
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude))
    throw new BrandError(`--coordinates are written 21.48,39.18, not "${text}"`);
  return { latitude, longitude };
}

/** A record keeps the order of its fields. */
const linksSchema = z.array(z.record(z.string(), z.unknown()));

function setSocial(data: Data, former: Site, { social, texts }: BrandOptions) {
  const addresses = new Map(social.map(splitOnce));
  const icons: readonly string[] = former.social.map(({ icon }) => icon);
  for (const icon of addresses.keys())
    if (!icons.includes(icon))
      throw new BrandError(
        `--social ${icon}=…: there is no such link; there are ${icons.join(", ")}. A new one is written into "social" of content/site.json`,
      );
  // A chat link holds the number of the chat.
  const chatPhone = texts["chat-phone"];
  const oldNumber = former.contact.chatPhone.slice(1);
  const newNumber = chatPhone === undefined ? undefined : normalizePhone(chatPhone).slice(1);
  const urls = former.social.map(
    ({ icon, url }) => addresses.get(icon) ?? (newNumber === undefined ? url : url.replace(oldNumber, newNumber)),
  );
  data["social"] = linksSchema
    .parse(data["social"])
    .map((link, index) => ({ ...link, url: urls[index] }))
    .filter(({ url }) => url !== "");
}

function splitOnce(entry: string): [string, string] {
  const at = entry.indexOf("=");
  if (at < 0) throw new BrandError(`--social is written facebook=https://…, not "${entry}"`);
  return [entry.slice(0, at), entry.slice(at + 1)];
}

function languageChange(
  { contentDir, from, to }: { contentDir: string; from: readonly string[]; to: readonly string[] },
  { texts, deleteTexts }: BrandOptions,
) {
  const added = to.filter((code) => !from.includes(code));
  const removed = from.filter((code) => !to.includes(code));
  const copyFrom = texts["copy-from"];
  if (added.length > 0 && copyFrom === undefined)
    throw new BrandError(
      `${added.join(", ")}: there are no words yet. Add --copy-from ${from.at(-1)} to begin with those of "${from.at(-1)}", then translate them`,
    );
  if (copyFrom !== undefined && !from.includes(copyFrom))
    throw new BrandError(`--copy-from is one of ${from.join(", ")}, not "${copyFrom}"`);
  if (removed.length > 0 && !deleteTexts)
    throw new BrandError(
      `${removed.join(", ")}: all its words would go from the content files. Add --delete-texts if that is meant; git keeps them`,
    );
  return { contentDir, from, to, copyFrom: copyFrom ?? from[0] ?? "" };
}

function rowsFor(rows: readonly LocaleRow[], to: readonly string[]): LocaleRow[] {
  const active = to.map((code) => {
    const row = rows.find((known) => known.code === code) ?? newRow(code);
    return { ...row, active: true };
  });
  return [...active, ...rows.filter(({ code }) => !to.includes(code)).map((row) => ({ ...row, active: false }))];
}

function newRow(code: string): LocaleRow {
  const row = /^[a-z]{2,3}$/.test(code) ? newLocaleRow(code) : null;
  if (!row) throw new BrandError(`--locales: "${code}" is not the code of a language; write them as ar,en,de`);
  return row;
}

/** Names the option behind every refused field. */
function parseSite(data: Data, texts: BrandOptions["texts"]): Site {
  const result = siteSchemaOf(data).safeParse(data);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const path = issue.path.map(String);
    const option = optionFor(path, texts);
    return `  ${option ? `--${option}` : `content/site.json: ${path.join(".")}`}: ${issue.message}`;
  });
  throw new BrandError(`nothing was changed:\n${lines.join("\n")}`);
}

function optionFor(path: readonly string[], texts: BrandOptions["texts"]): string | undefined {
  const begins = (place: readonly string[]) => place.every((name, index) => path[index] === name);
  const localized = Object.entries(LOCALIZED_PLACES).flatMap(([option, place]) =>
    begins(place) ? [`${option}-${path[place.length]}`] : [],
  );
  const plain = Object.entries(PLACES).flatMap(([option, place]) => (begins(place) ? [option] : []));
  const colors = Object.entries(COLOR_PLACES).flatMap(([option, name]) => (begins(["colors", name]) ? [option] : []));
  return [...localized, ...plain, ...colors].find((option) => texts[option] !== undefined);
}

type LogoNeeds = { former: Site; site: Site; data: Data };

/** Drawings that were given, and names set in type where a name is new and no drawing came with it. */
async function logoFiles({ former, site, data }: LogoNeeds, { texts, keepLogo }: BrandOptions) {
  const files = new Map<string, string>();
  const put = (place: readonly string[], file: string, drawing: string) => {
    files.set(`logo/${file}`, drawing);
    setAt(data, ["brand", "logo", ...place], file);
  };
  const isNew = (locale: string) =>
    texts[`name-${locale}`] !== undefined && site.brand.name[locale] !== former.brand.name[locale] && !keepLogo;
  const names = Object.entries(site.brand.name);
  for (const [locale] of names) {
    const given = texts[`logo-${locale}`];
    if (given !== undefined) put(["wordmark", locale], `${locale}.svg`, givenDrawing(`logo-${locale}`, given));
  }
  const mark = texts["logo-mark"];
  if (mark !== undefined) put(["mark"], "mark.svg", givenDrawing("logo-mark", mark));

  const unnamed = names.filter(([locale]) => isNew(locale) && texts[`logo-${locale}`] === undefined);
  const needsMark = isNew(site.defaultLocale) && mark === undefined;
  if (unnamed.length > 0 || needsMark)
    await withNameDrawings(site.fonts, (drawings) => {
      for (const [locale, name] of unnamed) put(["wordmark", locale], `${locale}.svg`, drawings.wordmark(name));
      // It stands before Latin names, and alone where there are none.
      const name = latinName(site) ?? site.brand.name[site.defaultLocale] ?? "";
      if (needsMark) put(["mark"], "mark.svg", drawings.mark(name));
    }).catch((error: unknown) => {
      if (!(error instanceof NameDrawingError)) throw error;
      throw new BrandError(`${error.message}; give a drawing of it with --logo-<language> <file.svg>`);
    });
  return files;
}

const latinName = ({ brand }: Site) => Object.values(brand.name).find((name) => /^\p{Script=Latin}/u.test(name));

function givenDrawing(option: string, path: string): string {
  if (!existsSync(path)) throw new BrandError(`--${option}: there is no file ${path}`);
  const drawing = readFileSync(path, "utf8");
  const { errors } = readLogo(drawing, option === "logo-mark" ? "mark" : "wordmark");
  if (errors.length > 0)
    throw new BrandError(`--${option} ${path}:\n${errors.map((error) => `  ${error}`).join("\n")}`);
  return drawing;
}
