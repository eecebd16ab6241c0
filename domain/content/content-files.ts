import type { z } from "zod";
import { postFileSchema } from "#domain/blog/post.ts";
import { appFileSchema } from "#domain/catalogue/app.ts";
import { storeItemFileSchema } from "#domain/catalogue/store-item.ts";
import { aboutFileSchema } from "#domain/company/about.ts";
import {
  featuresFileSchema,
  plannerFileSchema,
  processFileSchema,
  searchFileSchema,
  taxonomyFileSchema,
} from "#domain/company/company.ts";
import { memberFileSchema, testimonialFileSchema } from "#domain/company/people.ts";
import { policyFileSchema } from "#domain/company/policy.ts";
import { caseFileSchema } from "#domain/company/portfolio.ts";
import { serviceFileSchema } from "#domain/company/service.ts";
import { generatorFileSchema } from "#domain/generator/generator-file.ts";
import type { Localizer } from "#domain/language/localized.ts";
import { screenFileSchema } from "#domain/screens/screen.ts";
import { homeFileSchema } from "#domain/site/home.ts";
import { navigationFileSchema } from "#domain/site/navigation.ts";
import { pageFileSchema } from "#domain/site/page.ts";
import { siteFileSchema } from "#domain/site/site.ts";
import { pictureFileSchema } from "./picture.ts";

/** One kind of content file: its place below content/, and its schema. */
type FilesOf = {
  /** A star stands for a part of the entry's id. */
  files: string;
  schema: (localized: Localizer) => z.ZodType;
  /** There is a Markdown text for each language beside the file. */
  hasTexts?: true;
};

/** Zod compiles a schema when it first checks a value, which takes longer than to check all files of a kind. */
function compiledOnce<Schema extends z.ZodType>(make: (localized: Localizer) => Schema) {
  const compiled = new WeakMap<Localizer, Schema>();
  return (localized: Localizer): Schema => {
    const schema = compiled.get(localized) ?? make(localized);
    compiled.set(localized, schema);
    return schema;
  };
}

/** Kinds with any number of files. */
export const contentEntries = {
  pages: { files: "pages/*.json", schema: compiledOnce(pageFileSchema) },
  apps: { files: "apps/*/app.json", schema: compiledOnce(appFileSchema), hasTexts: true },
  storeItems: { files: "apps/*/store/*.json", schema: compiledOnce(storeItemFileSchema) },
  services: { files: "services/*.json", schema: compiledOnce(serviceFileSchema) },
  portfolio: { files: "portfolio/*.json", schema: compiledOnce(caseFileSchema) },
  team: { files: "team/*.json", schema: compiledOnce(memberFileSchema) },
  testimonials: { files: "testimonials/*.json", schema: compiledOnce(testimonialFileSchema) },
  posts: { files: "blog/*/post.json", schema: compiledOnce(postFileSchema), hasTexts: true },
  policies: { files: "policy/*/policy.json", schema: compiledOnce(policyFileSchema), hasTexts: true },
  screens: { files: "screens/*.json", schema: compiledOnce(screenFileSchema) },
  pictures: { files: "pictures/*.json", schema: compiledOnce(pictureFileSchema) },
} as const satisfies Record<string, FilesOf>;

/** Kinds with one file. */
export const contentSingles = {
  site: { files: "site.json", schema: compiledOnce(siteFileSchema) },
  home: { files: "home.json", schema: compiledOnce(homeFileSchema) },
  navigation: { files: "navigation.json", schema: compiledOnce(navigationFileSchema) },
  about: { files: "about.json", schema: compiledOnce(aboutFileSchema) },
  features: { files: "features.json", schema: compiledOnce(featuresFileSchema) },
  process: { files: "process.json", schema: compiledOnce(processFileSchema) },
  planner: { files: "planner.json", schema: compiledOnce(plannerFileSchema) },
  taxonomy: { files: "taxonomy.json", schema: compiledOnce(taxonomyFileSchema) },
  search: { files: "search.json", schema: compiledOnce(searchFileSchema) },
  generator: { files: "generator.json", schema: compiledOnce(generatorFileSchema) },
} as const satisfies Record<string, FilesOf>;

/** Entries that are not published, below content/ and with the same paths inside. The build does not read them. */
export const DRAFTS_FOLDER = "drafts";

/** Earlier versions that the editor keeps, below content/. Git ignores them, and the build does not read them. */
export const HISTORY_FOLDER = ".history";

/** What lies below content/ and is no content. */
export const OUTSIDE_CONTENT = [`${DRAFTS_FOLDER}/**`, `${HISTORY_FOLDER}/**`];

/** Which entry a file is: `apps/daftar/store/pro.json` is `daftar/pro` of the store items. Null for other files. */
export function idIn(files: string, path: string): string | null {
  const pattern = files.split("*").map(escaped).join("([^/]+)");
  const parts = new RegExp(`^${pattern}$`).exec(path);
  return parts ? parts.slice(1).join("/") : null;
}

/** The file of an entry: the reverse of `idIn`. */
export function placeOf(files: string, id: string): string {
  const parts = id.split("/");
  return files.replaceAll("*", () => parts.shift() ?? "");
}

const escaped = (text: string) => text.replace(/[.\\+?^${}()|[\]]/g, "\\$&");
