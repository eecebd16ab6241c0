import type { Locale } from "#domain/language/locale.ts";
import type { App, StoreItem } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { screenPicture } from "#src/screens/screen-picture.ts";
import { directionOf, localeRow, locales } from "#src/site/site.ts";
import type { AppScreensProps, Shot } from "./app-screens.tsx";

type ScreensInput = { app: App; entry: Pick<App | StoreItem, "screens">; head: AppScreensProps["head"] };

/** Screens by day and by night in turn, and each in every language of the site. */
export function appScreensProps(locale: Locale, { app, entry, head }: ScreensInput): AppScreensProps {
  const t = messagesIn(locale);
  const ownFirst = [locale, ...locales.filter((other) => other !== locale)];
  const shots = entry.screens.map(({ id, caption }, index): Shot => {
    const light = index % 2 === 0 ? "day" : "night";
    return {
      id: `${id}-${light}`,
      caption,
      light,
      versions: ownFirst.map((other) => ({
        lang: localeRow(other).iso,
        dir: directionOf(other),
        picture: screenPicture(id, other),
      })),
    };
  });

  return {
    t,
    app: app.id,
    head,
    shots,
    languages: ownFirst.map((other) => ({ lang: localeRow(other).iso, name: localeRow(other).name })),
  };
}
