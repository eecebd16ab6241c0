import { createElement, type FunctionComponent } from "react";
import { memoize } from "#domain/cache/memoize.ts";
import type { Locale } from "#domain/language/locale.ts";
import { SCREEN_IDS, type ScreenId, type ScreenTexts } from "#domain/screens/screen.ts";
import type { ScreenImage } from "#src/art/screen-image.tsx";
import { screenTexts } from "#src/content/screens.ts";
import { pictureFiles } from "#src/pictures/picture-file.ts";
import type { Theme } from "#src/share/brand-paint.ts";
import { painted, paintOf } from "#src/share/paint.ts";
import { directionOf } from "#src/site/site.ts";
import { drawScreen } from "./drawing/draw-screen.tsx";
import { FRAMES, SCREENS } from "./screens.ts";

/** A screen by day and by night, drawn once a build. */
export const drawnScreen = memoize(({ id, locale }: { id: ScreenId; locale: Locale }) => {
  const { Screen, frame, app, isAlwaysDark = false } = SCREENS[id];
  // The map of screens is keyed by the very id that says which texts its component takes.
  const Component = Screen as FunctionComponent<{ texts: ScreenTexts<ScreenId> }>;
  const screen = createElement(Component, { texts: screenTexts(id, locale) });
  const drawing = drawScreen(screen, FRAMES[frame], directionOf(locale));
  const inTheme = (theme: Theme) => painted(drawing, paintOf(theme, ...(app === null ? [] : [`app-${app}`])));
  const night = inTheme("dark");
  return { day: isAlwaysDark ? night : inTheme("light"), night };
});

const filesOf = memoize((screen: { id: ScreenId; locale: Locale }) =>
  pictureFiles(`${screen.id}-${screen.locale}`, drawnScreen(screen)),
);

/** Where a screen's pictures are, and what is needed to show one. */
export function screenPicture(id: ScreenId, locale: Locale): ScreenImage {
  const { frame } = SCREENS[id];
  return {
    ...filesOf({ id, locale }),
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
