import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const KB = 1024;

/** Most that a feature's own code may weigh, besides React, the design system and the HTTP client, which the whole site shares. */
const MAX_KB = 10;
/** A tool with a drawing surface, an exporter and ten layouts; answers with excerpts, marks and pictures. */
const MAX_KB_OF: Readonly<Record<string, number>> = { studio: 26, "search-root": 11 };
const SHARED = /^(react|ui|shared|http|site-document)\./;

export type FeatureCode = { name: string; kb: number; maxKb: number };

/** The code of every island of the build with what only it imports, and of the search dialog. */
export function weighFeatures(distDir: string): FeatureCode[] {
  const assets = join(distDir, "site", "_assets");
  const pages = globSync("**/*.html", { cwd: join(distDir, "site") });
  const islands = new Set(
    pages.flatMap((page) =>
      [...readFileSync(join(distDir, "site", page), "utf8").matchAll(/component-url="\/_assets\/([^"]+)"/g)].map(
        ([, file = ""]) => file,
      ),
    ),
  );
  const dialog = globSync("search-root.*.js", { cwd: assets });
  return [...islands, ...dialog].sort().map((file) => {
    const name = basename(file).split(".")[0] ?? "";
    const bytes = [...importsOf(assets, file)].reduce(
      (sum, each) => sum + statSync(join(assets, `${each}.br`)).size,
      0,
    );
    return { name, kb: bytes / KB, maxKb: MAX_KB_OF[name] ?? MAX_KB };
  });
}

/** A file and all it imports statically. */
function importsOf(assets: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || SHARED.test(file)) return found;
  found.add(file);
  const text = readFileSync(join(assets, file), "utf8");
  for (const [, other = ""] of text.matchAll(/(?:from|import)\s*["`']\.\/([\w.-]+\.js)["`']/g))
    importsOf(assets, other, found);
  return found;
}
