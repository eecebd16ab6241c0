/** Every address of the build under test, its languages, and the words of its interface. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { localizerOf } from "#domain/language/localized.ts";
import { homeFileSchema } from "#domain/site/home.ts";
import { asHomeSection, type HomeSection } from "#domain/site/home-sections.ts";
import { navigationFileSchema } from "#domain/site/navigation.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { DIST_DIR } from "./visited-server.ts";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

export const manifest = siteManifestSchema.parse(readJson(join(DIST_DIR, "manifest.json")));

const contentDir = resolve(process.env["CONTENT_DIR"] || "content");
const siteFile = readJson(join(contentDir, "site.json"));
export const site = siteSchemaOf(siteFile).parse(siteFile);

/** Absolute addresses come from configuration, never from the host that was asked. */
export const SITE_URL = process.env["SITE_URL"] || site.url;

export type Language = (typeof site.locales)[number];

export const languages: Language[] = site.locales.filter(({ code }) =>
  manifest.locales.some((locale) => locale.code === code),
);

export function languageOf(code: string): Language {
  const row = languages.find((language) => language.code === code);
  if (!row) throw new Error(`there is no language "${code}"`);
  return row;
}

/** The language a visitor would switch to. */
export function otherLanguage(code: string): Language {
  const at = languages.findIndex((language) => language.code === code);
  return languageOf(languages[(at + 1) % languages.length]?.code ?? "");
}

const withoutLocale = (address: string) => address.replace(/^\/[a-z]+(?=\/|$)/, "");

export type Visit = { locale: string; path: string; address: string; noindex: boolean };

/** Every page in every language. */
export const visits: Visit[] = manifest.files
  .filter(({ type }) => type.startsWith("text/html"))
  .map(({ address, middleware }) => ({
    locale: /^\/([a-z]+)/.exec(address)?.[1] ?? "",
    path: withoutLocale(address),
    address,
    noindex: middleware.includes("noindex"),
  }));

/** Every page, without its language; "" is home. */
export const paths: string[] = [...new Set(visits.map(({ path }) => path))].sort();

const localized = localizerOf(languages.map(({ code }) => code));
const { menu, footer } = navigationFileSchema(localized).parse(readJson(join(contentDir, "navigation.json")));
const home = homeFileSchema(localized).parse(readJson(join(contentDir, "home.json")));

/** The titles of the footer's groups, in their order. */
export const footerTitles = (code: string): string[] => footer.map(({ title }) => title[code] ?? "");

/** The sections of the home page that the menu leads to, and what it calls them. */
const menuItems = menu.flatMap((item) =>
  item.to === "section" ? { section: asHomeSection(item.section), name: item.name } : [],
);
export const menuSections: HomeSection[] = menuItems.map(({ section }) => section);

export function menuName(locale: string, section: HomeSection): string {
  const names = menuItems.find((item) => item.section === section)?.name ?? home.sections[section].label;
  return names[locale] ?? "";
}

const catalogues = new Map(languages.map(({ code, file }) => [code, readJson(join(contentDir, "messages", file))]));

/** A text of the interface, with its arguments filled in. */
export function text(locale: string, key: string, values: Record<string, string> = {}): string {
  let found: unknown = catalogues.get(locale);
  for (const step of key.split("."))
    found = typeof found === "object" && found !== null ? Reflect.get(found, step) : undefined;
  if (typeof found !== "string") throw new Error(`content/messages: "${key}" is not there in "${locale}"`);
  return found.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function keysOf(tree: unknown, prefix = ""): string[] {
  if (typeof tree !== "object" || tree === null) return [prefix];
  return Object.entries(tree).flatMap(([key, value]) => keysOf(value, prefix === "" ? key : `${prefix}.${key}`));
}

/** Every key of the message catalogues: a page must show none of them. */
export const messageKeys: ReadonlySet<string> = new Set([...catalogues.values()].flatMap((tree) => keysOf(tree)));
