import { defineCollection } from "astro:content";
import { pathToFileURL } from "node:url";
import { glob } from "astro/loaders";
import type { z } from "zod";
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

/** Facts stand in JSON. The texts in Markdown beside it are in no collection: src/content/texts.ts reads them. */
export const collections = {
  pages: entries(contentEntries.pages),
  apps: entries(contentEntries.apps),
  storeItems: entries(contentEntries.storeItems),
  services: entries(contentEntries.services),
  portfolio: entries(contentEntries.portfolio),
  team: entries(contentEntries.team),
  testimonials: entries(contentEntries.testimonials),
  posts: entries(contentEntries.posts),
  policies: entries(contentEntries.policies),
  pictures: entries(contentEntries.pictures),
};
