import { defineCollection } from "astro:content";
import { pathToFileURL } from "node:url";
import { glob } from "astro/loaders";
import { z } from "zod";
import { appFileSchema } from "#domain/app.ts";
import { pageFileSchema } from "#domain/page.ts";
import { memberFileSchema, testimonialFileSchema } from "#domain/people.ts";
import { policyFileSchema } from "#domain/policy.ts";
import { caseFileSchema } from "#domain/portfolio.ts";
import { postFileSchema } from "#domain/post.ts";
import { serviceFileSchema } from "#domain/service.ts";
import { storeItemFileSchema } from "#domain/store-item.ts";
import { localized } from "#src/site/site.ts";

const at = (folder: string) => pathToFileURL(`${import.meta.env.CONTENT_DIR}/${folder}/`);

/** Ids come from file names: `daftar/app.json` → `daftar`, `daftar/store/pro.json` → `daftar/pro`. */
const idOf = ({ entry }: { entry: string }) =>
  entry
    .replace(/\.(json|md)$/, "")
    .replace(/\/(app|post|policy)$/, "")
    .replace("/store/", "/");

const entries = <Schema extends z.ZodType>(folder: string, pattern: string | string[], schema: Schema) =>
  defineCollection({ loader: glob({ base: at(folder), pattern, generateId: idOf }), schema });

/** Texts in Markdown carry no facts: those stand once, in the JSON beside them. */
const texts = (folder: string) => entries(folder, "*/*.md", z.strictObject({}));

export const collections = {
  pages: entries("pages", "*.json", pageFileSchema(localized)),
  apps: entries("apps", "*/app.json", appFileSchema(localized)),
  appTexts: texts("apps"),
  storeItems: entries("apps", "*/store/*.json", storeItemFileSchema(localized)),
  services: entries("services", "*.json", serviceFileSchema(localized)),
  portfolio: entries("portfolio", "*.json", caseFileSchema(localized)),
  team: entries("team", "*.json", memberFileSchema(localized)),
  testimonials: entries("testimonials", "*.json", testimonialFileSchema(localized)),
  posts: entries("blog", "*/post.json", postFileSchema(localized)),
  postTexts: texts("blog"),
  policies: entries("policy", "*/policy.json", policyFileSchema(localized)),
  policyTexts: texts("policy"),
};
