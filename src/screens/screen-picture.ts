import { createHash } from "node:crypto";
import { createElement, type FunctionComponent } from "react";
import { memoize } from "#domain/cache/memoize.ts";
import type { Locale } from "#domain/language/locale.ts";
import { SCREEN_IDS, type ScreenId, type ScreenTexts } from "#domain/screens/screen.ts";
import type { ScreenImage } from "#src/art/screen-image.tsx";
import { screenTexts } from "#src/content/screens.ts";
import { painted, paintOf } from "#src/share/paint.ts";
import { directionOf, locales } from "#src/site/site.ts";
import { drawScreen } from "./drawing/draw-screen.tsx";
import { FRAMES, SCREENS } from "./screens.ts";

type Picture = { file: string; svg: string };

/** Files below /_assets are cached for ever: the name contains a hash of what the picture shows. */
const FOLDER = "/_assets/screens";

/** A screen by day and by night. Drawn once a build, however many pages show it. */
export const drawnScreen = memoize(({ id, locale }: { id: ScreenId; locale: Locale }) => {
  const { Screen, frame, app, isAlwaysDark = false } = SCREENS[id];
  // The map of screens is keyed by the very id that says which texts its component takes.
  const Component = Screen as FunctionComponent<{ texts: ScreenTexts<ScreenId> }>;
  const screen = createElement(Component, { texts: screenTexts(id, locale) });
  const drawing = drawScreen(screen, FRAMES[frame], directionOf(locale));
  const picture = (theme: "light" | "dark"): Picture => {
    const svg = painted(drawing, paintOf(theme, ...(app === null ? [] : [`app-${app}`])));
    const hash = createHash("sha256").update(svg).digest("base64url").replace(/[-_]/g, "").slice(0, 8);
    return { file: `${id}.${locale}.${hash}.svg`, svg };
  };
  const night = picture("dark");
  return { day: isAlwaysDark ? night : picture("light"), night };
});

/** Where a screen's pictures are, and what is needed to show one. */
export function screenPicture(id: ScreenId, locale: Locale): ScreenImage {
  const { day, night } = drawnScreen({ id, locale });
  const { frame } = SCREENS[id];
  return {
    day: `${FOLDER}/${day.file}`,
    night: `${FOLDER}/${night.file}`,
    frame,
    ...FRAMES[frame],
    alt: screenTexts(id, locale).alt,
  };
}

/** A screen named by content; a name without a drawing stops the build. */
export function namedScreen(name: string, locale: Locale): ScreenImage {
  const id = SCREEN_IDS.find((known) => known === name);
  if (!id) throw new Error(`there is no drawn screen "${name}"; known are ${SCREEN_IDS.join(", ")}`);
  return screenPicture(id, locale);
}

/** The screen that stands for a product. */
export function firstScreen(
  { id, screens }: { id: string; screens: readonly { id: ScreenId }[] },
  locale: Locale,
): ScreenImage {
  const [first] = screens;
  if (!first) throw new Error(`content/apps/${id}/app.json: screens: there is none`);
  return screenPicture(first.id, locale);
}

/** Every picture in every language. */
export function listScreenPictures(): Picture[] {
  const all = SCREEN_IDS.flatMap((id) => locales.flatMap((locale) => Object.values(drawnScreen({ id, locale }))));
  return [...new Map(all.map((picture) => [picture.file, picture])).values()];
}
