import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NameDrawingError, withNameDrawings } from "#build/content/brand/name-drawing.ts";
import { dryRunErrors } from "#build/content/dry-run.ts";
import { writeAtomically } from "#build/content/write-files.ts";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { readLogo } from "#domain/brand/logo.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import type { EntryError, LogoDrawing } from "#editor/contract.ts";
import { contentError, reason, ruleKey } from "#editor/model/errors.ts";
import { findReplaced, hasReplaced, keepReplaced } from "./replaced-file.ts";

const LOGO_FOLDER = "logo";

/** The drawings of the company's logo: its mark, and its name in each language. */
export function listLogos(contentFolder: ContentFolder): LogoDrawing[] {
  const { mark, wordmark } = siteOf(contentFolder).brand.logo;
  const files: Omit<LogoDrawing, "shape" | "hasFormer">[] = [
    { name: mark, kind: "mark", locales: [] },
    ...Map.groupBy(contentFolder.locales, (locale) => wordmark[locale] ?? "")
      .entries()
      .map(([name, locales]) => ({ name, kind: "wordmark" as const, locales })),
  ];
  return files.map((one) => ({
    ...one,
    shape: shapeOf(contentFolder, one),
    hasFormer: hasReplaced(contentFolder, `${LOGO_FOLDER}/${one.name}`),
  }));
}

function siteOf({ read }: ContentFolder) {
  const file: unknown = JSON.parse(read("site.json") ?? "null");
  return siteSchemaOf(file).parse(file);
}

/** As pages show it, in the colour of the text around it; null where it cannot be drawn. */
function shapeOf({ read }: ContentFolder, { name, kind }: Pick<LogoDrawing, "name" | "kind">): LogoDrawing["shape"] {
  const { logo } = readLogo(read(`${LOGO_FOLDER}/${name}`) ?? "", kind);
  if (!logo) return null;
  const { x, y, width, height } = logo.viewBox;
  return { viewBox: `${x} ${y} ${width} ${height}`, markup: logo.markup };
}

/** Draws the name of the company in the type of its headings, where nobody has drawn it. Null where it is no name. */
export async function setNameInType(contentFolder: ContentFolder, name: string): Promise<EntryError[] | null> {
  const locale = listLogos(contentFolder).find((logo) => logo.name === name && logo.kind === "wordmark")?.locales[0];
  if (locale === undefined) return null;
  const { brand, fonts } = siteOf(contentFolder);
  const drawings: string[] = [];
  try {
    await withNameDrawings(fonts, ({ wordmark }) => drawings.push(wordmark(brand.name[locale] ?? "")));
  } catch (error) {
    if (error instanceof NameDrawingError) return [{ reason: reason("nameNotDrawn") }];
    throw error;
  }
  return drawings.flatMap((svg) => replaceLogo(contentFolder, name, svg));
}

/** Brings back the drawing that was replaced last. Null where none was. */
export function bringLogoBack(contentFolder: ContentFolder, name: string): EntryError[] | null {
  const former = findReplaced(contentFolder, `${LOGO_FOLDER}/${name}`);
  return former && replaceLogo(contentFolder, name, former.bytes.toString("utf8"));
}

/** Puts another drawing in the place of one, unless the site could not be built with it. */
export function replaceLogo(contentFolder: ContentFolder, name: string, svg: string): EntryError[] {
  const { contentDir } = contentFolder;
  const file = `${LOGO_FOLDER}/${name}`;
  const errors = dryRunErrors(contentDir, (copy) => writeAtomically(join(copy, file), svg));
  if (errors.length === 0 && readFileSync(join(contentDir, file), "utf8") !== svg) {
    keepReplaced(contentFolder, file, file);
    writeAtomically(join(contentDir, file), svg);
  }
  return errors.map((error) => {
    const { reason: why, ...place } = contentError(error, { files: new Map(), texts: new Map() });
    const message = error.values["message"] ?? "";
    return { ...place, reason: error.rule === "logoForm" ? { key: ruleKey(message), values: { message } } : why };
  });
}
