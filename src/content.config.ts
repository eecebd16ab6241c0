import { defineCollection } from "astro:content";
import { pathToFileURL } from "node:url";
import { glob } from "astro/loaders";
import { z } from "zod";
import { contentEntries, idIn } from "#domain/content-files.ts";
import type { Localizer } from "#domain/localized.ts";
import { localized } from "#src/site/site.ts";

const base = pathToFileURL(`${import.meta.env.CONTENT_DIR}/`);

/** Ids come from file names: `apps/daftar/app.json` → `daftar`, `apps/daftar/store/pro.json` → `daftar/pro`. */
const entries = <Schema extends z.ZodType>(of: { files: string; schema: (localized: Localizer) => Schema }) =>
  defineCollection({
    loader: glob({ base, pattern: of.files, generateId: ({ entry }) => idIn(of.files, entry) ?? entry }),
    schema: of.schema(localized),
  });

/** Texts in Markdown carry no facts: those stand once, in the JSON beside them. */
const texts = (folder: string) => entries({ files: `${folder}/*/*.md`, schema: () => z.strictObject({}) });

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
};
