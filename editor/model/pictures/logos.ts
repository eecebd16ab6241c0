import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dryRunErrors } from "#build/content/dry-run.ts";
import { writeAtomically } from "#build/content/write-files.ts";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { readLogo } from "#domain/brand/logo.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import type { EntryError, LogoDrawing } from "#editor/contract.ts";
import { contentError, ruleKey } from "#editor/model/errors.ts";

const LOGO_FOLDER = "logo";

/** The drawings of the company's logo: its mark, and its name in each language. */
export function listLogos(contentFolder: ContentFolder): LogoDrawing[] {
  const file: unknown = JSON.parse(contentFolder.read("site.json") ?? "null");
  const { mark, wordmark } = siteSchemaOf(file).parse(file).brand.logo;
  const files: Omit<LogoDrawing, "shape">[] = [
    { name: mark, kind: "mark", locales: [] },
    ...Map.groupBy(contentFolder.locales, (locale) => wordmark[locale] ?? "")
      .entries()
      .map(([name, locales]) => ({ name, kind: "wordmark" as const, locales })),
  ];
  return files.map((one) => ({ ...one, shape: shapeOf(contentFolder, one) }));
}

/** As pages show it, in the colour of the text around it; null where it cannot be drawn. */
function shapeOf({ read }: ContentFolder, { name, kind }: Pick<LogoDrawing, "name" | "kind">): LogoDrawing["shape"] {
  const { logo } = readLogo(read(`${LOGO_FOLDER}/${name}`) ?? "", kind);
  if (!logo) return null;
  const { x, y, width, height } = logo.viewBox;
  return { viewBox: `${x} ${y} ${width} ${height}`, markup: logo.markup };
}

/** Puts another drawing in the place of one, unless the site could not be built with it. */
export function replaceLogo({ contentDir }: ContentFolder, name: string, svg: string): EntryError[] {
  const file = `${LOGO_FOLDER}/${name}`;
  const errors = dryRunErrors(contentDir, (copy) => writeAtomically(join(copy, file), svg));
  if (errors.length === 0 && readFileSync(join(contentDir, file), "utf8") !== svg)
    writeAtomically(join(contentDir, file), svg);
  return errors.map((error) => {
    const { reason, ...place } = contentError(error, { files: new Map(), texts: new Map() });
    const message = error.values["message"] ?? "";
    return { ...place, reason: error.rule === "logoForm" ? { key: ruleKey(message), values: { message } } : reason };
  });
}
