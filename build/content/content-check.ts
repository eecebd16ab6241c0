import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type Faq, faqFileSchema } from "#domain/company/question.ts";
import { contentEntries, contentSingles, idIn } from "#domain/content/content-files.ts";
import { referencesIn } from "#domain/content/reference.ts";
import { OTHER_SERVICE } from "#domain/forms/form-choices.ts";
import { formMessageKeys } from "#domain/forms/form-messages.ts";
import { activeLocales } from "#domain/language/locale.ts";
import { type Localizer, localizerOf } from "#domain/language/localized.ts";
import { UNTRANSLATED_FILE, untranslatedFileSchema } from "#domain/language/untranslated.ts";
import { anchorOf, HOME_SECTIONS } from "#domain/site/home-sections.ts";
import { PAGE_IDS } from "#domain/site/pages.ts";
import { type Site, siteSchemaOf } from "#domain/site/site.ts";
import { outlineOf, sameShape } from "#domain/text/outline.ts";
import { wordsOf } from "#domain/text/reading-time.ts";
import { flattenMessages, type MessageTree, messageErrors, messageTreeSchema } from "#src/i18n/check-messages.ts";
import { brandErrors } from "./brand/brand-errors.ts";
import type { ContentError, ContentRule } from "./content-errors.ts";
import { linkErrors, pagesIn } from "./content-links.ts";
import { pictureErrors } from "./content-pictures.ts";
import { knownTargets } from "./content-targets.ts";
import { contentTexts } from "./content-texts.ts";
import { type WordCounts, wordsIn } from "./content-words.ts";
import { languageErrors } from "./language-rules.ts";
import { messageNumberErrors } from "./message-numbers.ts";
import { listScheduledPosts } from "./scheduled-posts.ts";
import { miscountedServices } from "./service-count.ts";

export type ContentReport = {
  errors: ContentError[];
  /** Spelling, terms, numbers: `npm run content` lists them, but nobody is kept from saving or building for a sign. */
  wording: ContentError[];
  counts: { kind: string; entries: number; words: WordCounts }[];
};

/** `file` is relative to the content folder. */
type Read<T> = { file: string; id: string; data: T };
type Files<T> = { files: string; schema: (localized: Localizer) => z.ZodType<T> };

/** What keeps the content from being built: half the work of a whole report. */
export const contentErrors = (contentDir: string): ContentError[] => checkContent(contentDir, true).errors;

/** Checks the content folder: each file by its schema, then the references between files. */
export function checkContent(contentDir: string, errorsOnly = false): ContentReport {
  const errors: ContentError[] = [];
  const wording: ContentError[] = [];
  const counts: ContentReport["counts"] = [];
  const found = (file: string, field: string, rule: ContentRule, values: ContentError["values"] = {}) => {
    errors.push({ file, field, rule, values });
  };
  const at = (file: string) => join(contentDir, file);

  const readJson = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(at(file), "utf8"));
    } catch (error) {
      found(file, "", "notJson", { message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
  const readAs = <T>(file: string, schema: z.ZodType<T>): T | null => {
    const data = readJson(file);
    if (data === undefined) return null;
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    schemaErrors(file, result.error);
    return null;
  };
  const schemaErrors = (file: string, { issues }: z.ZodError) => {
    for (const { path, message } of issues) found(file, path.join(".") || "(file)", "schema", { message });
  };

  const site = readSite();
  if (!site) return { errors, wording, counts };
  errors.push(...brandErrors(site, contentDir));
  const locales = activeLocales(site.locales).map((row) => row.code);
  const localized = localizerOf(locales);

  function readSite(): Site | null {
    const file = readJson("site.json");
    if (file === undefined) return null;
    try {
      return readAs("site.json", siteSchemaOf(file));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      schemaErrors("site.json", error);
      return null;
    }
  }
  /** Of the entries' own words, and of the texts beside those that have some. */
  const countWords = (kind: string, files: readonly string[], hasTexts: boolean) => {
    const words: WordCounts = Object.fromEntries(locales.map((locale) => [locale, 0]));
    for (const file of files) {
      const own = wordsIn(readJson(file), locales);
      for (const locale of locales) {
        const text = at(join(dirname(file), `${locale}.md`));
        const below = hasTexts && existsSync(text) ? wordsOf(readFileSync(text, "utf8")) : 0;
        words[locale] = (words[locale] ?? 0) + (own[locale] ?? 0) + below;
      }
    }
    counts.push({ kind, entries: files.length, words });
  };
  /** References of the files read so far; checked once all ids are known. */
  const references: { file: string; made: ReturnType<typeof referencesIn> }[] = [];
  const readOne = <T>({ files, schema }: Files<T>): T | null => {
    const reader = schema(localized);
    const data = readAs(files, reader);
    if (data !== null) references.push({ file: files, made: referencesIn(reader, data) });
    return data;
  };
  const readAll = <T>(kind: string, { files, schema, ...of }: Files<T> & { hasTexts?: true }): Read<T>[] => {
    const paths = globSync(files, { cwd: contentDir }).sort();
    if (!errorsOnly) countWords(kind, paths, of.hasTexts ?? false);
    const reader = schema(localized);
    return paths.flatMap((file) => {
      if (of.hasTexts) textErrors(file);
      const data = readAs(file, reader);
      if (data === null) return [];
      references.push({ file, made: referencesIn(reader, data) });
      const id = idIn(files, file) ?? file;
      const expected = id.split("/").at(-1);
      if (typeof data === "object" && data !== null && "id" in data && data.id !== expected)
        found(file, "id", "idNotPlace", { id: String(data.id), expected: expected ?? "" });
      return [{ file, id, data }];
    });
  };
  const scheduled = listScheduledPosts(contentDir);
  const hasPage = pagesIn(contentDir);
  /** One text a language, all under the same headings: their anchors are shared. */
  const textErrors = (file: string) => {
    const texts = locales.map((locale) => ({ locale, file: join(dirname(file), `${locale}.md`) }));
    const missing = texts.filter((text) => !existsSync(at(text.file)));
    for (const { file: text, locale } of missing) found(text, "", "textMissing", { locale });
    const markdown = texts
      .filter((text) => !missing.includes(text))
      .map(({ file: text }) => ({ text, written: readFileSync(at(text), "utf8") }));
    for (const { text, written } of markdown)
      for (const { rule, ...values } of linkErrors(written, { path: at(text), hasPage, scheduled, homeAnchors }))
        found(text, "", rule, values);
    if (missing.length > 0) return;
    const outlines = markdown.map(({ written }) => outlineOf(written));
    if (sameShape(outlines)) return;
    const levels = texts.map(({ locale }, index) => `${locale} ${outlines[index]?.map(({ depth }) => depth).join("")}`);
    found(file, "", "headingsDiffer", { levels: levels.join(", ") });
  };

  if (existsSync(at(UNTRANSLATED_FILE))) readAs(UNTRANSLATED_FILE, untranslatedFileSchema);
  const taxonomy = readOne(contentSingles.taxonomy);
  const home = readOne(contentSingles.home);
  const readAlready: readonly string[] = [contentSingles.taxonomy, contentSingles.home, contentSingles.site].map(
    ({ files }) => files,
  );
  for (const of of Object.values<Files<unknown>>(contentSingles)) if (!readAlready.includes(of.files)) readOne(of);
  const isShown = (name: string) => home?.order.some(({ section, hidden }) => section === name && !hidden);
  const homeAnchors = new Set(HOME_SECTIONS.filter(isShown).map(anchorOf));
  references.push({ file: "site.json", made: referencesIn(contentSingles.site.schema(localized), site) });
  const pages = readAll("pages", contentEntries.pages);
  const apps = readAll("apps", contentEntries.apps);
  const items = readAll("store items", contentEntries.storeItems);
  const services = readAll("services", contentEntries.services);
  readAll("portfolio", contentEntries.portfolio);
  readAll("team", contentEntries.team);
  readAll("testimonials", contentEntries.testimonials);
  const posts = readAll("posts", contentEntries.posts);
  const policies = readAll("policies", contentEntries.policies);
  readAll("drawings", contentEntries.screens);
  const pictures = readAll("pictures", contentEntries.pictures);
  const questions = locales.map((locale) => ({ locale, faq: readAs(`faq/${locale}.json`, faqFileSchema) }));

  const known = knownTargets(contentDir, { taxonomy, faq: questions[0]?.faq ?? null });
  for (const { file, made } of references)
    for (const { path, target, id } of made)
      if (!known[target].has(id))
        found(file, path.join("."), "unknownReference", { target, id, known: [...known[target]].join(", ") });
  errors.push(...pictureErrors({ contentDir, locales, pictures, references }));
  for (const { file, id } of items) {
    const [app = ""] = id.split("/");
    if (!known.app.has(app))
      found(file, "(folder)", "unknownReference", { target: "app", id: app, known: [...known.app].join(", ") });
  }
  // /apps/serial is the address of the key request.
  for (const { file, id } of apps) if (id === "serial") found(file, "id", "reservedId", { id });
  // In the contact form it is the choice of none of them.
  for (const { file, id } of services) if (id === OTHER_SERVICE) found(file, "id", "reservedId", { id });
  if (services.every(({ data }) => data.hidden)) found(contentSingles.home.files, "order", "noService");
  for (const id of PAGE_IDS) if (!existsSync(at(`pages/${id}.json`))) found(`pages/${id}.json`, "", "fileMissing");

  const withSeo = [...pages, ...apps, ...items, ...services, ...policies];
  errors.push(
    ...repeatedTexts("repeatedTitle", [
      ...withSeo.map(({ file, data }) => ({ file, field: "seo.title", texts: data.seo.title })),
      ...posts.map(({ file, data }) => ({ file, field: "seoTitle", texts: data.seoTitle })),
    ]),
    ...repeatedTexts("repeatedDescription", [
      ...withSeo.map(({ file, data }) => ({ file, field: "seo.description", texts: data.seo.description })),
      ...posts.map(({ file, data }) => ({ file, field: "summary", texts: data.summary })),
    ]),
    ...faqErrors(questions),
  );
  const catalogues = new Map<string, MessageTree>();
  for (const { code, file } of activeLocales(site.locales)) {
    const tree = readAs(`messages/${file}`, messageTreeSchema);
    if (tree) catalogues.set(code, tree);
  }
  const rowOf = (locale: string) => site.locales.find(({ code }) => code === locale);
  const messageProblems = messageErrors(catalogues, {
    reference: site.defaultLocale,
    intlTag: (locale) => rowOf(locale)?.iso ?? locale,
  });
  for (const { locale, key, rule, values } of messageProblems)
    found(`messages/${rowOf(locale)?.file ?? locale}`, key, rule, values);
  for (const [code, tree] of catalogues) {
    const messages = flattenMessages(tree);
    for (const key of formMessageKeys())
      if (!messages.has(key)) found(`messages/${rowOf(code)?.file ?? code}`, key, "fieldWordsMissing");
    if (errorsOnly) continue;
    for (const { key, rule, values } of messageNumberErrors(messages, code))
      wording.push({ file: `messages/${rowOf(code)?.file ?? code}`, field: key, rule, values });
  }
  if (errorsOnly) return { errors, wording, counts };
  const shownServices = services.filter(({ data }) => !data.hidden).length;
  // Numbers of messages were checked above, in every plural form.
  for (const { file, field, language, text } of contentTexts(contentDir, locales)) {
    for (const { rule, values } of languageErrors(text, language))
      if (rule !== "numberAgreement" || !file.startsWith("messages/")) wording.push({ file, field, rule, values });
    const found = miscountedServices(text, shownServices);
    if (found) wording.push({ file, field, rule: "serviceCount", values: { found, count: String(shownServices) } });
  }
  return { errors, wording, counts };
}

type SeoTexts = { file: string; field: string; texts: Readonly<Record<string, string>> };

/** Titles or descriptions that two pages of one language share. */
function repeatedTexts(rule: ContentRule, entries: readonly SeoTexts[]): ContentError[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ file, field, texts }) =>
    Object.entries(texts).flatMap(([locale, text]): ContentError[] => {
      const key = `${locale} ${text.trim().toLowerCase()}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, `content/${file}: ${field}.${locale}`);
      return other === undefined ? [] : [{ file, field: `${field}.${locale}`, rule, values: { other } }];
    }),
  );
}

/** The questions are the same in every language: same groups, same ids, same order. */
function faqErrors(files: readonly { locale: string; faq: Faq | null }[]): ContentError[] {
  const outlines = files.map(({ locale, faq }) => ({
    file: `faq/${locale}.json`,
    outline: faq?.groups.flatMap((group) => group.questions.map(({ id }) => `${group.id}/${id}`)) ?? [],
  }));
  const [first, ...others] = outlines;
  if (!first) return [];
  // Each question has an address of its own: /faq#its-id.
  const ids = first.outline.map((place) => place.split("/")[1] ?? "");
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const error = (file: string, rule: ContentRule, id: string, other = ""): ContentError => ({
    file,
    field: "",
    rule,
    values: { id, other },
  });
  return [
    ...twice.map((id) => error(first.file, "questionTwice", id)),
    ...others.flatMap(({ file, outline }) => [
      ...first.outline
        .filter((id) => !outline.includes(id))
        .map((id) => error(file, "questionMissing", id, first.file)),
      ...outline
        .filter((id) => !first.outline.includes(id))
        .map((id) => error(file, "questionSurplus", id, first.file)),
    ]),
  ];
}
