import type { Locale } from "#domain/language/locale.ts";
import type { AppScreen, Device } from "#domain/screens/screen.ts";
import type { ScreenImage } from "#src/art/screen-image.tsx";
import { photoIn } from "#src/content/pictures.ts";
import type { PhotoImage } from "#src/ui/display/photo.tsx";
import { namedScreen, type PreviewPlace, screenPicture, screenPreview } from "./screen-picture.ts";

type HasScreens = { id: string; screens: readonly AppScreen[] };

/** A screen of an app, drawn or photographed. */
export async function appScreen(app: string, { id, photo, frame }: AppScreen, locale: Locale): Promise<ScreenImage> {
  if (id !== undefined) return screenPicture(id, locale);
  if (photo) return photographed(await photoIn(locale, photo), { device: frame ?? "none" });
  throw new Error(`content/apps/${app}/app.json: screens: one is neither drawn nor photographed`);
}

/** The screen that stands for a product. */
export const firstScreen = (app: HasScreens, locale: Locale) => appScreen(app.id, firstOf(app), locale);

/** The same on a small card, or in a row of a list. */
export async function firstPreview(app: HasScreens, locale: Locale, place?: PreviewPlace): Promise<ScreenImage> {
  const first = firstOf(app);
  return first.id === undefined ? appScreen(app.id, first, locale) : screenPreview(first.id, locale, place);
}

function firstOf({ id, screens: [first] }: HasScreens): AppScreen {
  if (!first) throw new Error(`content/apps/${id}/app.json: screens: there is none`);
  return first;
}

type CaseFile = { id: string; screen?: string | undefined; photo?: string | undefined };

/** What shows a case: its photograph or, without one, its drawing. */
export async function casePicture({ id, screen, photo }: CaseFile, locale: Locale): Promise<ScreenImage> {
  if (photo) return photographed(await photoIn(locale, photo), { device: "none", frame: "fragment" });
  if (screen === undefined)
    throw new Error(`content/portfolio/${id}.json: there is neither a drawing nor a photograph`);
  return namedScreen(screen, locale);
}

type Look = { device: Device; frame?: ScreenImage["frame"] };

function photographed(photo: PhotoImage, { device, frame }: Look): ScreenImage {
  const { day, night, width, height, alt, focus } = photo;
  return {
    day: day.src,
    night: (night ?? day).src,
    // It stands where a drawn screen of the same proportions would.
    frame: frame ?? (device === "phone" || (device !== "window" && height > width) ? "phone" : "window"),
    width,
    height,
    alt,
    photo: { day, night, focus, device },
  };
}
