import { defineCollection } from "astro:content";
import { pathToFileURL } from "node:url";
import { glob, type Loader } from "astro/loaders";
import { z } from "zod";
import { contentEntries, idIn } from "#domain/content/content-files.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { localized } from "#src/site/site.ts";

const base = pathToFileURL(`${import.meta.env.CONTENT_DIR}/`);

/** Ids come from file names: `apps/daftar/app.json` → `daftar`, `apps/daftar/store/pro.json` → `daftar/pro`. */
const filesOf = (pattern: string) =>
  glob({ base, pattern, retainBody: false, generateId: ({ entry }) => idIn(pattern, entry) ?? entry });

const entries = <Schema extends z.ZodType>({ files, schema }: Entries<Schema>) =>
  defineCollection({ loader: filesOf(files), schema: schema(localized) });

type Entries<Schema> = { files: string; schema: (localized: Localizer) => Schema };

/** Texts in Markdown carry no facts: those stand once, in the JSON beside them. */
const texts = (folder: string) =>
  defineCollection({ loader: unrendered(filesOf(`${folder}/*/*.md`)), schema: z.strictObject({}) });

/** Astro renders Markdown as it loads it, here for nobody: src/content/texts.ts reads and renders what a page shows. */
function unrendered(loader: Loader): Loader {
  return { ...loader, load: (context) => loader.load({ ...context, ...withoutRendering(context) }) };
}

function withoutRendering(context: object) {
  const types = "entryTypes" in context ? context.entryTypes : null;
  if (!(types instanceof Map)) return {};
  const entryTypes = new Map([...types].map(([ending, type]) => [ending, { ...type, getRenderFunction: undefined }]));
  return { entryTypes };
}

export const collections = {
  pages: entries(contentEntries.pages),
  apps: entries(contentEntries.apps),
  appTexts: texts("apps"),
  storeItems: entries(contentEntries.storeItems),
  services: entries(contentEntries.services),
  portfolio: entries(contentEntries.portfolio),
  team: entries(contentEntries.team),
  testimonials: entries(contentEntries.testimonials),
  posts: entries(contentEntries.posts),
  postTexts: texts("blog"),
  policies: entries(contentEntries.policies),
  policyTexts: texts("policy"),
  pictures: entries(contentEntries.pictures),
};
