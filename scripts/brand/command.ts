import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { errorLine } from "#build/content/content-errors.ts";
import { dryRunErrors } from "#build/content/dry-run.ts";
import { writeFiles } from "#build/content/write-files.ts";
import { localesSchema } from "#domain/language/locale.ts";
import { UNTRANSLATED_FILE } from "#domain/language/untranslated.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import { readUntranslated, untranslatedSummaries } from "#scripts/content/untranslated.ts";
import { brandChange } from "./change.ts";
import { BrandError, HELP, localesAsked, parseOptions } from "./options.ts";
import { brandLines, leftovers, lineChanges, sampleBrand } from "./report.ts";

/** Does what the arguments ask for, and tells of it. */
export async function runBrand(args: readonly string[], contentDir: string): Promise<string> {
  const file: unknown = JSON.parse(readFileSync(join(contentDir, "site.json"), "utf8"));
  const parsed = siteSchemaOf(file).safeParse(file);
  if (!parsed.success) throw new BrandError("content/site.json has errors of its own; `npm run content` names them");
  const former = parsed.data;
  if (args.length === 0) {
    const sample = sampleBrand(contentDir);
    const still = sample.length > 0 ? ["", "Still the sample's:", ...sample.map((line) => `  ${line}`)] : [];
    return [brandLines(former), ...still, "", "To change it: npm run brand -- --help"].join("\n");
  }

  const { locales } = z.looseObject({ locales: localesSchema }).parse(file);
  const asked = localesAsked(args);
  const options = parseOptions(args, [...new Set([...locales.map(({ code }) => code), ...(asked ?? [])])]);
  if (!options) return HELP;
  const { site, files } = await brandChange({ contentDir, former, asked }, options);
  const changed = new Map([...files].filter(([path, text]) => textAt(join(contentDir, path)) !== text));
  if (changed.size === 0) return "This is the brand already; nothing was changed.";
  refuseErrors(contentDir, changed);

  const lines = [
    `content/site.json`,
    ...lineChanges(textAt(join(contentDir, "site.json")), files.get("site.json") ?? ""),
  ];
  const others = [...changed.keys()].filter((path) => path !== "site.json").map((path) => `content/${path}`);
  if (others.length > 0) lines.push("", otherFiles(others));
  if (options.dryRun) return [...lines, "", "Nothing was written. Without --dry-run it is."].join("\n");
  writeFiles(contentDir, changed);
  const notes = leftovers(former, site, contentDir);
  if (notes.length > 0) lines.push("", "Look at these by hand:", ...notes.map((note) => `  ${note}`));
  if (changed.has(UNTRANSLATED_FILE)) lines.push("", ...untranslatedSummaries(readUntranslated(contentDir)));
  return [...lines, "", "Written. Next: npm run dev to look at it, npm run content to check it."].join("\n");
}

const textAt = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

const MOST_NAMED = 6;

function otherFiles(paths: readonly string[]): string {
  const named = paths.slice(0, MOST_NAMED).join(", ");
  return paths.length > MOST_NAMED ? `and ${paths.length} other files: ${named} …` : `and ${named}`;
}

/** The change is tried on a copy. */
function refuseErrors(contentDir: string, changed: ReadonlyMap<string, string>) {
  const errors = dryRunErrors(contentDir, (copy) => writeFiles(copy, changed)).map(errorLine);
  if (errors.length > 0)
    throw new BrandError(`nothing was changed:\n${errors.map((error) => `  ${error}`).join("\n")}`);
}
