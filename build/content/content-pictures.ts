import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PictureFile } from "#domain/content/picture.ts";
import { isDescription } from "#domain/content/picture-description.ts";
import type { Reference } from "#domain/content/reference.ts";
import type { ContentError } from "./content-errors.ts";

type Content = {
  contentDir: string;
  locales: readonly string[];
  pictures: readonly { file: string; id: string; data: PictureFile }[];
  references: readonly { file: string; made: readonly Reference[] }[];
};

/** Pictures of the library whose files are missing, and entries that show one without describing it in every language. */
export function pictureErrors({ contentDir, locales, pictures, references }: Content): ContentError[] {
  const missing = pictures.flatMap(({ file, data }) =>
    (["file", "darkFile"] as const).flatMap((field): ContentError[] => {
      const target = data[field];
      const isThere = target === undefined || existsSync(join(contentDir, dirname(file), target));
      return isThere ? [] : [{ file, field, rule: "pictureMissing", values: { target } }];
    }),
  );
  const altOf = new Map(pictures.map(({ id, data }) => [id, data.alt]));
  const undescribed = references.flatMap(({ file, made }) =>
    made.flatMap(({ path, target, id }): ContentError[] => {
      const alt = target === "picture" ? altOf.get(id) : undefined;
      if (!alt) return [];
      const field = path.join(".");
      return locales
        .filter((locale) => !isDescription(alt[locale] ?? ""))
        .map((locale) => {
          const words = alt[locale]?.trim() ?? "";
          const rule = words === "" ? "pictureNoDescription" : "picturePlaceholder";
          return { file, field, rule, values: { id, locale, alt: words } };
        });
    }),
  );
  return [...missing, ...undescribed];
}
