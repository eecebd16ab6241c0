import { ALWAYS_DARK } from "#domain/screens/screen.ts";
import type { Locale } from "#domain/language/locale.ts";
import type { App, StoreItem } from "#src/content/catalogue.ts";
import { screenTexts } from "#src/content/screens.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { directionOf, localeRow, locales } from "#src/site/site.ts";
import type { AppScreensProps, Shot } from "./app-screens.tsx";

type ScreensInput = { app: App; entry: Pick<App | StoreItem, "screens">; head: AppScreensProps["head"] };

/**
 * Screens by day and by night in turn, and each in every language of the site. A product with a single drawing shows
 * it under both lights.
 */
export function appScreensProps(locale: Locale, { app, entry, head }: ScreensInput): AppScreensProps {
  const t = messagesIn(locale);
  const ownFirst = [locale, ...locales.filter((other) => other !== locale)];
  const [only, second] = entry.screens;
  const wanted =
    only && !second && !ALWAYS_DARK.has(only.id)
      ? [only, { ...only, caption: t("apps.screens.dark") }]
      : entry.screens.map((screen) => ({ ...screen }));

  const shots = wanted.map(({ id, caption }, index): Shot => {
    const light = index % 2 === 0 ? "day" : "night";
    return {
      id: `${id}-${light}`,
      caption,
      light,
      versions: ownFirst.map((other) => ({
        lang: localeRow(other).iso,
        dir: directionOf(other),
        screen: screenTexts(id, other),
      })),
    };
  });

  return {
    t,
    app: app.id,
    head,
    direction: directionOf(locale),
    shots,
    languages: ownFirst.map((other) => ({ lang: localeRow(other).iso, name: localeRow(other).name })),
  };
}
