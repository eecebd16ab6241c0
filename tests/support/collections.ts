/** What `astro:content` gives during a build, read straight from the files: for tests of what is made from content. */
import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const PLACES: Readonly<Record<string, readonly [folder: string, pattern: string]>> = {
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
  const place = PLACES[name];
  if (!place) throw new Error(`tests/support/collections.ts does not know the collection "${name}"`);
  const [folder, pattern] = place;
  const base = resolve("content", folder);
  return globSync(join(base, pattern))
    .sort()
    .map((path) => {
      const data: unknown = JSON.parse(readFileSync(path, "utf8"));
      return { id: idOf(relative(base, path)), data };
    });
}
