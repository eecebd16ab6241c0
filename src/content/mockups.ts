import { type MockupId, type MockupTexts, mockupFileSchema } from "#domain/catalogue/mockup.ts";
import type { Locale } from "#domain/language/locale.ts";
import { parseFile } from "#src/site/parse-file.ts";
import { localize, localized } from "#src/site/site.ts";

const files = import.meta.glob<unknown>("#content/mockups/*.json", { eager: true, import: "default" });

const parsed = new Map(
  Object.entries(files).map(([path, file]) => {
    const name = `mockups/${path.split("/").at(-1)}`;
    const mockup = parseFile(name, file, () => mockupFileSchema(localized));
    return [mockup.id, mockup] as const;
  }),
);

/** The words on a product's drawn screen. */
export function mockupTexts<Id extends MockupId>(id: Id, locale: Locale): MockupTexts<Id> {
  const mockup = parsed.get(id);
  if (!mockup) throw new Error(`content/mockups/${id}.json is missing`);
  // The map is keyed by the very id that tells the members of the union apart.
  return localize(mockup, locale) as MockupTexts<Id>;
}

/** The screen that stands for a product. */
export function firstScreen(
  { id, screens }: { id: string; screens: readonly { id: MockupId }[] },
  locale: Locale,
): MockupTexts<MockupId> {
  const [first] = screens;
  if (!first) throw new Error(`content/apps/${id}/app.json: screens: there is none`);
  return mockupTexts(first.id, locale);
}

/** A screen named by content; a name without a drawing stops the build. */
export function asMockupId(name: string): MockupId {
  for (const id of parsed.keys()) if (id === name) return id;
  throw new Error(`there is no drawn screen "${name}"; known are ${[...parsed.keys()].join(", ")}`);
}
