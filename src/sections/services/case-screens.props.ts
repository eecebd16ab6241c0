import type { ScreenId, ScreenTexts } from "#domain/screens/screen.ts";
import type { Locale } from "#domain/language/locale.ts";
import { asScreenId, screenTexts } from "#src/content/screens.ts";

/** A phone alone is lost on a wide chart; these screens come in pairs. */
const COMPANIONS: Partial<Record<ScreenId, ScreenId>> = { mawid: "mawid-day" };

/** The drawn screens of a case, in the page's language. */
export function caseScreens(locale: Locale, name: string): ScreenTexts<ScreenId>[] {
  const screen = asScreenId(name);
  const companion = COMPANIONS[screen];
  return [screen, ...(companion ? [companion] : [])].map((id) => screenTexts(id, locale));
}
