import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { listScheduledPosts } from "#build/content/scheduled-posts.ts";
import { OUTSIDE_CONTENT } from "#domain/content/content-files.ts";
import { UNTRANSLATED_FILE } from "#domain/language/untranslated.ts";
import type { Env } from "#server/env.ts";

const SOURCES = ["astro.config.ts", "package-lock.json", "{build,domain,src}/**/*"];

/**
 * Fingerprint of the schemas, part of the name of Astro's cache folder: Astro caches parsed content between builds and
 * does not notice when a schema outside its own configuration changes.
 */
export function schemaFingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync("domain/**/*.ts").sort()) if (!path.endsWith(".test.ts")) hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 12);
}

/** There are many articles, each on few pages: what a page shows of them is in its key, src/sections/page/page-key.ts. */
const ARTICLES = "blog/*/{post.json,*.md}";

/** Fingerprint of everything the build reads: files, the variables that reach the pages, and which articles still wait. */
export const inputsFingerprint = (env: Env, scheduled = listScheduledPosts(env.CONTENT_DIR)): string =>
  fingerprint(env, [], scheduled);

/** Fingerprint of what every page may depend on: all of that but the articles, and the year in the footer and Node's version. */
export const sharedFingerprint = (env: Env): string =>
  fingerprint(env, [`${env.CONTENT_DIR}/${ARTICLES}`], [new Date().getUTCFullYear(), process.version]);

function fingerprint(env: Env, without: readonly string[], also: readonly unknown[] = []): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([env.SITE_URL, env.API_BASE_URL, env.LOGIN_URL, ...also]));
  const notShown = [
    "src/.generated/**",
    `${env.CONTENT_DIR}/${UNTRANSLATED_FILE}`,
    ...OUTSIDE_CONTENT.map((files) => `${env.CONTENT_DIR}/${files}`),
  ];
  const files = globSync([...SOURCES, `${env.CONTENT_DIR}/**/*`], { exclude: [...notShown, ...without] });
  // Content is called the same wherever it lies: a build reads a copy.
  const nameOf = (path: string) =>
    path.startsWith(env.CONTENT_DIR) ? join("content", relative(env.CONTENT_DIR, path)) : path;
  const named = files.map((path) => ({ path, name: nameOf(path) })).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { path, name } of named) {
    if (/\.test\.tsx?$/.test(path) || !statSync(path).isFile()) continue;
    hash.update(name).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}
