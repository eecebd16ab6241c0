/** Stands in for `astro:content`, which exists only during a build: the same entries, read from the files. */
import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const FILES: Readonly<Record<string, readonly [folder: string, pattern: string]>> = {
  pages: ["pages", "*.json"],
  apps: ["apps", "*/app.json"],
  storeItems: ["apps", "*/store/*.json"],
  services: ["services", "*.json"],
  team: ["team", "*.json"],
  posts: ["blog", "*/post.json"],
  policies: ["policy", "*/policy.json"],
};

const idOf = (path: string) =>
  path
    .replace(/\.json$/, "")
    .replace(/\/(app|post|policy)$/, "")
    .replace("/store/", "/");

type Entry = { id: string; data: unknown };

export async function getCollection(name: string): Promise<Entry[]> {
  const files = FILES[name];
  if (!files) throw new Error(`tests/rules/content-collections.ts does not know the collection "${name}"`);
  const [folder, pattern] = files;
  const base = resolve("content", folder);
  return globSync(join(base, pattern))
    .sort()
    .map((path) => {
      const data: unknown = JSON.parse(readFileSync(path, "utf8"));
      return { id: idOf(relative(base, path)), data };
    });
}
