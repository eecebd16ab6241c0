/** Stands in for `astro:content`, which exists only during a build: the same entries, read from the files. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentEntries, idIn } from "#domain/content/content-files.ts";
import { localized } from "#src/site/site.ts";

type Entry = { id: string; data: unknown };

export async function getCollection(name: string): Promise<Entry[]> {
  const kind = Object.entries(contentEntries).find(([id]) => id === name)?.[1];
  if (!kind) throw new Error(`domain/content/content-files.ts does not know the collection "${name}"`);
  const schema = kind.schema(localized);
  return globSync(kind.files, { cwd: "content" })
    .sort()
    .map((file) => ({
      id: idIn(kind.files, file) ?? file,
      data: schema.parse(JSON.parse(readFileSync(join("content", file), "utf8"))),
    }));
}
