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
  pictureFiles({ name: `${screen.id}-${screen.locale}`, inputs: screen, draw: () => drawnScreen(screen) }),
);

/** Where a screen's pictures are, and what is needed to show one. */
export function screenPicture(id: ScreenId, locale: Locale): ScreenImage {
  const { frame } = SCREENS[id];
  const { day, night } = filesOf({ id, locale });
  return {
    day,
    night,
    frame,
    ...FRAMES[frame],
    alt: screenTexts(id, locale).alt,
  };
}

export type PreviewPlace = "card" | "row";

/** The part of a screen that a small card or a row shows: the same file, seen through a smaller window. */
export function screenPreview(id: ScreenId, locale: Locale, place: PreviewPlace = "card"): ScreenImage {
  const picture = screenPicture(id, locale);
  const { preview = picture, rowPreview = preview } = SCREENS[id];
  const { width, height } = place === "row" ? rowPreview : preview;
  return viewed(picture, { x: directionOf(locale) === "rtl" ? picture.width - width : 0, width, height });
}

/**
 * The whole of a screen on a page that shows a part of it, too. Chromium keeps one drawing for all places of a file: one
 * that does not say what it shows may get the part that another has asked for.
 */
export const wholeScreen = (picture: ScreenImage): ScreenImage =>
  picture.photo ? picture : viewed(picture, { x: 0, width: picture.width, height: picture.height });

function viewed(picture: ScreenImage, { x, width, height }: { x: number; width: number; height: number }): ScreenImage {
  const view = `#svgView(viewBox(${x},0,${width},${height}))`;
  return { ...picture, day: picture.day + view, night: picture.night + view, width, height };
}

/** A screen named by content; a name without a drawing stops the build. */
export function namedScreen(name: string, locale: Locale): ScreenImage {
  const id = SCREEN_IDS.find((known) => known === name);
  if (!id) throw new Error(`there is no drawn screen "${name}"; known are ${SCREEN_IDS.join(", ")}`);
  return screenPicture(id, locale);
}
