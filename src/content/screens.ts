import type { Locale } from "#domain/language/locale.ts";
import { type ScreenId, type ScreenTexts, screenFileSchema } from "#domain/screens/screen.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localize, localized } from "#src/site/site.ts";

const files = import.meta.glob<unknown>("#content/screens/*.json", { eager: true, import: "default" });

const schema = screenFileSchema(localized);

const parsed = new Map(
  Object.entries(files).map(([path, file]) => {
    const name = `screens/${path.split("/").at(-1)}`;
    const screen = parseFile(name, file, () => schema);
    return [screen.id, screen] as const;
  }),
);

/** The words on a product's drawn screen. */
export function screenTexts<Id extends ScreenId>(id: Id, locale: Locale): ScreenTexts<Id> {
  const screen = parsed.get(id);
  if (!screen) throw new Error(`content/screens/${id}.json is missing`);
  // The map is keyed by the very id that tells the members of the union apart.
  return localize(screen, locale) as ScreenTexts<Id>;
}
