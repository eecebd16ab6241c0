import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { aboutFileSchema } from "#domain/about.ts";
import { appFileSchema } from "#domain/app.ts";
import {
  featuresFileSchema,
  plannerFileSchema,
  processFileSchema,
  searchFileSchema,
  taxonomyFileSchema,
} from "#domain/company.ts";
import { generatorFileSchema } from "#domain/generator-file.ts";
import { homeFileSchema } from "#domain/home.ts";
import { activeLocales } from "#domain/locale.ts";
import { localizerOf } from "#domain/localized.ts";
import { outlineOf, sameShape } from "#domain/outline.ts";
import { PAGE_IDS, pageFileSchema } from "#domain/page.ts";
import { memberFileSchema, testimonialFileSchema } from "#domain/people.ts";
import { policyFileSchema } from "#domain/policy.ts";
import { caseFileSchema } from "#domain/portfolio.ts";
import { postFileSchema } from "#domain/post.ts";
import { faqFileSchema } from "#domain/question.ts";
import { wordsOf } from "#domain/reading-time.ts";
import { serviceFileSchema } from "#domain/service.ts";
import { type Site, siteSchemaOf } from "#domain/site.ts";
import { storeItemFileSchema } from "#domain/store-item.ts";
import { brandFaults } from "./brand-faults.ts";
import { linkFaults } from "./content-links.ts";
import { type WordCounts, wordsIn } from "./content-words.ts";

export type ContentReport = {
  /** One line a fault: file, field, what is allowed. */
  faults: string[];
  counts: { kind: string; entries: number; words: WordCounts }[];
};

/** Reads everything below the content folder: each file by its schema, then what refers to what. */
export function checkContent(contentDir: string): ContentReport {
  const faults: string[] = [];
  const counts: ContentReport["counts"] = [];
  const nameOf = (path: string) => `content/${relative(contentDir, path)}`;

  const readJson = (path: string): unknown => {
    try {
      return JSON.parse(readFileSync(path, "utf8"));
    } catch (error) {
      faults.push(`${nameOf(path)}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const readAs = <T>(path: string, schema: z.ZodType<T>): T | null => {
    const data = readJson(path);
    if (data === undefined) return null;
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      faults.push(`${nameOf(path)}: ${issue.path.join(".") || "(file)"}: ${issue.message}`);
    return null;
  };
  const readAll = <T>(kind: string, pattern: string, schema: z.ZodType<T>): { path: string; data: T }[] => {
    const paths = globSync(join(contentDir, pattern)).sort();
    counts.push({ kind, entries: paths.length, words: wordsAt(paths) });
    return paths.flatMap((path) => {
      const data = readAs(path, schema);
      return data === null ? [] : [{ path, data }];
    });
  };

  const sitePath = join(contentDir, "site.json");
  const siteFile = readJson(sitePath);
  if (siteFile === undefined) return { faults, counts };
  let site: Site | null;
  try {
    site = readAs(sitePath, siteSchemaOf(siteFile));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    for (const issue of error.issues) faults.push(`content/site.json: ${issue.path.join(".")}: ${issue.message}`);
    return { faults, counts };
  }
  if (!site) return { faults, counts };
  faults.push(...brandFaults(site, contentDir));
  const locales = activeLocales(site.locales).map((row) => row.code);
  const localized = localizerOf(locales);
  /** Of the entries' own words, and of the texts beside those that have a folder of their own. */
  const wordsAt = (paths: readonly string[]): WordCounts => {
    const total: WordCounts = Object.fromEntries(locales.map((locale) => [locale, 0]));
    for (const path of paths) {
      const words = wordsIn(readJson(path), locales);
      const hasFolder = basename(dirname(path)) !== "store" && /^(app|post|policy)\.json$/.test(basename(path));
      for (const locale of locales) {
        const text = join(dirname(path), `${locale}.md`);
        const below = hasFolder && existsSync(text) ? wordsOf(readFileSync(text, "utf8")) : 0;
        total[locale] = (total[locale] ?? 0) + (words[locale] ?? 0) + below;
      }
    }
    return total;
  };

  const taxonomy = readAs(join(contentDir, "taxonomy.json"), taxonomyFileSchema(localized));
  readAs(join(contentDir, "planner.json"), plannerFileSchema(localized));
  readAs(join(contentDir, "process.json"), processFileSchema(localized));
  readAs(join(contentDir, "search.json"), searchFileSchema(localized));
  readAs(join(contentDir, "home.json"), homeFileSchema(localized));
  const aboutPath = join(contentDir, "about.json");
  const about = readAs(aboutPath, aboutFileSchema(localized));
  readAs(join(contentDir, "features.json"), featuresFileSchema(localized));
  const pages = readAll("pages", "pages/*.json", pageFileSchema(localized));
  readAs(join(contentDir, "generator.json"), generatorFileSchema(localized));
  const apps = readAll("apps", "apps/*/app.json", appFileSchema(localized));
  const items = readAll("store items", "apps/*/store/*.json", storeItemFileSchema(localized));
  const services = readAll("services", "services/*.json", serviceFileSchema(localized));
  const cases = readAll("portfolio", "portfolio/*.json", caseFileSchema(localized));
  const team = readAll("team", "team/*.json", memberFileSchema(localized));
  const testimonials = readAll("testimonials", "testimonials/*.json", testimonialFileSchema(localized));
  const posts = readAll("posts", "blog/*/post.json", postFileSchema(localized));
  const policies = readAll("policies", "policy/*/policy.json", policyFileSchema(localized));

  const idsOf = (list: readonly { id: string }[] | undefined) => new Set(list?.map(({ id }) => id));
  // By their files' names, so that a fault inside one entry does not look like a fault of all that refer to it.
  const idsIn = (pattern: string) =>
    new Set(
      globSync(join(contentDir, pattern)).map((path) =>
        basename(path) === "app.json" ? basename(dirname(path)) : basename(path, ".json"),
      ),
    );
  const known = {
    category: idsOf(taxonomy?.appCategories),
    platform: idsOf(taxonomy?.platforms),
    postCategory: idsOf(taxonomy?.postCategories),
    tag: idsOf(taxonomy?.tags),
    app: idsIn("apps/*/app.json"),
    service: idsIn("services/*.json"),
    case: idsIn("portfolio/*.json"),
    author: idsIn("team/*.json"),
  };
  const refer = (path: string, field: string, ids: readonly (string | undefined)[], kind: keyof typeof known) => {
    for (const id of ids)
      if (id !== undefined && !known[kind].has(id))
        faults.push(`${nameOf(path)}: ${field}: there is no ${kind} "${id}"; known are ${[...known[kind]].join(", ")}`);
  };
  const hasId = (path: string, id: string, expected: string) => {
    if (id !== expected) faults.push(`${nameOf(path)}: id: is "${id}" but the file's place says "${expected}"`);
  };
  /** One text a language, all under the same headings: their anchors are shared. */
  const hasTexts = (path: string) => {
    const texts = locales.map((locale) => ({ locale, path: join(dirname(path), `${locale}.md`) }));
    const missing = texts.filter((text) => !existsSync(text.path));
    for (const text of missing)
      faults.push(`${nameOf(text.path)} is missing; write it, or deactivate "${text.locale}"`);
    for (const text of texts.filter((text) => !missing.includes(text)))
      for (const fault of linkFaults(readFileSync(text.path, "utf8"), { path: text.path, contentDir }))
        faults.push(`${nameOf(text.path)}: ${fault}`);
    if (missing.length > 0) return;
    const outlines = texts.map((text) => outlineOf(readFileSync(text.path, "utf8")));
    if (sameShape(outlines)) return;
    const levels = texts.map(({ locale }, index) => `${locale} ${outlines[index]?.map(({ depth }) => depth).join("")}`);
    faults.push(`${nameOf(dirname(path))}: the texts do not have the same headings; levels are ${levels.join(", ")}`);
  };

  refer(aboutPath, "story.voice.member", [about?.story.voice.member], "author");
  for (const { path, data } of apps) {
    hasId(path, data.id, basename(dirname(path)));
    hasTexts(path);
    if (data.id === "serial") faults.push(`${nameOf(path)}: id: "serial" is the address of the key request`);
    refer(path, "category", [data.category], "category");
    refer(path, "service", [data.service], "service");
    refer(path, "platforms", data.platforms, "platform");
    refer(
      path,
      "builds",
      data.builds.map(({ platform }) => platform),
      "platform",
    );
    refer(
      path,
      "requirements",
      data.requirements.map(({ platform }) => platform),
      "platform",
    );
    refer(path, "related", data.related, "app");
  }
  for (const { path, data } of [...items, ...services, ...cases, ...team, ...testimonials])
    hasId(path, data.id, basename(path, ".json"));
  for (const { path } of items) refer(path, "(folder)", [basename(dirname(dirname(path)))], "app");
  for (const { path, data } of cases) {
    refer(path, "service", [data.service], "service");
    refer(path, "app", [data.app], "app");
  }
  for (const { path, data } of testimonials) {
    refer(path, "case", [data.case], "case");
    refer(path, "app", [data.app], "app");
  }
  for (const { path, data } of posts) {
    hasId(path, data.id, basename(dirname(path)));
    hasTexts(path);
    refer(path, "category", [data.category], "postCategory");
    refer(path, "tags", data.tags, "tag");
    refer(path, "author", [data.author], "author");
    refer(path, "app", [data.app], "app");
  }
  for (const path of globSync(join(contentDir, "policy/*/policy.json"))) hasTexts(path);
  for (const id of PAGE_IDS)
    if (!existsSync(join(contentDir, "pages", `${id}.json`))) faults.push(`content/pages/${id}.json is missing`);

  const withSeo = [...pages, ...apps, ...items, ...services, ...policies];
  faults.push(
    ...repeatedTexts(
      [
        ...withSeo.map(({ path, data }) => ({ file: nameOf(path), field: "seo.title", texts: data.seo.title })),
        ...posts.map(({ path, data }) => ({ file: nameOf(path), field: "seoTitle", texts: data.seoTitle })),
      ],
      "a title",
    ),
    ...repeatedTexts(
      [
        ...withSeo.map(({ path, data }) => ({
          file: nameOf(path),
          field: "seo.description",
          texts: data.seo.description,
        })),
        ...posts.map(({ path, data }) => ({ file: nameOf(path), field: "summary", texts: data.summary })),
      ],
      "a description",
    ),
  );

  faults.push(...faqFaults(locales, (locale) => readAs(join(contentDir, "faq", `${locale}.json`), faqFileSchema)));
  return { faults, counts };
}

type SeoTexts = { file: string; field: string; texts: Readonly<Record<string, string>> };

/** Two pages that search engines could not tell apart, in one language. */
function repeatedTexts(entries: readonly SeoTexts[], what: string): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ file, field, texts }) =>
    Object.entries(texts).flatMap(([locale, text]) => {
      const key = `${locale} ${text.trim().toLowerCase()}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, `${file}: ${field}.${locale}`);
      return other === undefined
        ? []
        : [`${file}: ${field}.${locale}: needs ${what} of its own; this is that of ${other}`];
    }),
  );
}

/** The questions are the same in every language: same groups, same ids, same order. */
function faqFaults(
  locales: readonly string[],
  read: (locale: string) => z.output<typeof faqFileSchema> | null,
): string[] {
  const outlines = locales.map((locale) => {
    const faq = read(locale);
    const outline = faq?.groups.flatMap((group) => group.questions.map(({ id }) => `${group.id}/${id}`)) ?? [];
    return { locale, outline };
  });
  const [first, ...others] = outlines;
  // Each question has an address of its own: /faq#its-id.
  const ids = first?.outline.map((place) => place.split("/")[1]) ?? [];
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const ambiguous = twice.map((id) => `content/faq/${first?.locale}.json: the id "${id}" stands twice`);
  const differing = others.flatMap(({ locale, outline }) => {
    const faults: string[] = [];
    for (const id of first?.outline ?? [])
      if (!outline.includes(id))
        faults.push(`content/faq/${locale}.json: ${id} is missing; it is in ${first?.locale}.json`);
    for (const id of outline)
      if (!first?.outline.includes(id))
        faults.push(`content/faq/${locale}.json: ${id} is not in ${first?.locale}.json`);
    return faults;
  });
  return [...ambiguous, ...differing];
}
