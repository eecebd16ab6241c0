/** What `astro:content` gives during a build, read straight from the files: for tests of what is made from content. */
import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const PLACES: Readonly<Record<string, readonly [folder: string, pattern: string]>> = {
  pages: ["pages", "*.json"],
  apps: ["apps", "*/app.json"],
  appTexts: ["apps", "*/*.md"],
  storeItems: ["apps", "*/store/*.json"],
  services: ["services", "*.json"],
  team: ["team", "*.json"],
  posts: ["blog", "*/post.json"],
  postTexts: ["blog", "*/*.md"],
  policies: ["policy", "*/policy.json"],
  policyTexts: ["policy", "*/*.md"],
};

const idOf = (path: string) =>
  path
    .replace(/\.(json|md)$/, "")
    .replace(/\/(app|post|policy)$/, "")
    .replace("/store/", "/");

type Entry = { id: string; data: unknown; body?: string };

export async function getCollection(name: string): Promise<Entry[]> {
  const place = PLACES[name];
  if (!place) throw new Error(`tests/support/collections.ts does not know the collection "${name}"`);
  const [folder, pattern] = place;
  const base = resolve("content", folder);
  return globSync(join(base, pattern))
    .sort()
    .map((path) => {
      const id = idOf(relative(base, path));
      const text = readFileSync(path, "utf8");
      return path.endsWith(".md") ? { id, data: {}, body: text } : { id, data: JSON.parse(text) as unknown };
    });
}

export async function getEntry(name: string, id: string): Promise<Entry | undefined> {
  return (await getCollection(name)).find((entry) => entry.id === id);
}
