import type { Locale } from "#domain/language/locale.ts";
import type { AppScreen } from "#domain/screens/screen.ts";
import { type App, listApps } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { appScreen } from "#src/screens/app-screen.ts";
import { directionOf, localeRow, locales } from "#src/site/site.ts";
import type { AppScreensProps, Shot } from "./app-screens.tsx";

type ScreensInput = { app: App; entry: { screens: readonly AppScreen[] }; head: AppScreensProps["head"] };

/** Screens in the page's theme and by night in turn, and each in every language of the site. */
export async function appScreensProps(locale: Locale, { app, entry, head }: ScreensInput): Promise<AppScreensProps> {
  const t = messagesIn(locale);
  const ownFirst = [locale, ...locales.filter((other) => other !== locale)];
  const versionsOf = (screen: AppScreen, index: number) =>
    Promise.all(
      ownFirst.map(async (other) => ({
        lang: localeRow(other).iso,
        dir: directionOf(other),
        picture: await appScreen(app.id, screen.photo ? await screenIn(other, app, index) : screen, other),
      })),
    );
  const shots = entry.screens.map(async (screen, index): Promise<Shot> => {
    // One that was photographed by day only is not shown as if it were night.
    const light = index % 2 === 0 || (screen.photo && !screen.photo.darkFile) ? "page" : "night";
    return {
      id: `${screen.id ?? screen.photo?.file}-${light}`,
      caption: screen.caption,
      light,
      versions: await versionsOf(screen, index),
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

/** A photograph is the same in every language, but described in each. */
async function screenIn(locale: Locale, app: App, index: number): Promise<AppScreen> {
  const screen = (await listApps(locale)).find(({ id }) => id === app.id)?.screens[index];
  if (!screen) throw new Error(`content/apps/${app.id}/app.json: screens: there is no number ${index + 1}`);
  return screen;
}
