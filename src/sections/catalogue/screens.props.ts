import type { Locale } from "#domain/language/locale.ts";
import type { AppScreen } from "#domain/screens/screen.ts";
import type { App } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { appScreen } from "#src/screens/app-screen.ts";
import { directionOf, localeRow, locales } from "#src/site/site.ts";
import type { AppScreensProps, Shot } from "./app-screens.tsx";

type ScreensInput = { app: App; entry: { screens: readonly AppScreen[] }; head: AppScreensProps["head"] };

/** Screens in the page's theme and by night in turn, and each in every language of the site. */
export async function appScreensProps(locale: Locale, { app, entry, head }: ScreensInput): Promise<AppScreensProps> {
  const t = messagesIn(locale);
  const ownFirst = [locale, ...locales.filter((other) => other !== locale)];
  const versionsOf = (screen: AppScreen) =>
    Promise.all(
      ownFirst.map(async (other) => ({
        lang: localeRow(other).iso,
        dir: directionOf(other),
        picture: await appScreen(app.id, screen, other),
      })),
    );
  const shots = entry.screens.map(async (screen, index): Promise<Shot> => {
    const versions = await versionsOf(screen);
    // One that was photographed by day only is not shown as if it were night.
    const isDayOnly = versions.some(({ picture }) => picture.photo?.night === null);
    const light = index % 2 === 0 || isDayOnly ? "page" : "night";
    return {
      id: `${screen.id ?? screen.photo}-${light}`,
      caption: screen.caption,
      light,
      versions,
    };
  });

  return {
    t,
    app: app.id,
    head,
    shots: await Promise.all(shots),
    languages: ownFirst.map((other) => ({ lang: localeRow(other).iso, name: localeRow(other).name })),
  };
}
