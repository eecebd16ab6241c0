import type { MockupId, MockupTexts } from "#domain/catalogue/mockup.ts";
import type { Locale } from "#domain/language/locale.ts";
import { asMockupId, mockupTexts } from "#src/content/mockups.ts";

/** A phone alone is lost on a wide chart; these screens come in pairs. */
const COMPANIONS: Partial<Record<MockupId, MockupId>> = { mawid: "mawid-day" };

/** The drawn screens of a case, in the page's language. */
export function caseScreens(locale: Locale, name: string): MockupTexts<MockupId>[] {
  const screen = asMockupId(name);
  const companion = COMPANIONS[screen];
  return [screen, ...(companion ? [companion] : [])].map((id) => mockupTexts(id, locale));
}
