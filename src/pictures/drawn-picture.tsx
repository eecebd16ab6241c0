import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { classNames } from "#src/art/class-names.ts";
import type { Theme } from "#src/share/brand-paint.ts";
import { painted, paintOf } from "#src/share/paint.ts";
import { type PictureFiles, type PictureInput, pictureFiles } from "./picture-file.ts";
import "#src/ui/display/day-and-night.css";

export type DrawnPictureProps = {
  name: PictureInput["name"];
  inputs?: PictureInput["inputs"];
  /** An SVG of src/art whose colours are tokens. */
  drawing: ReactElement;
  className?: string;
  /** Classes whose rules give the drawing colours of its own. */
  classes?: readonly string[];
  /** Under one light, whatever the theme. */
  light?: "day" | "night";
};

/**
 * A drawing as a picture of its own instead of markup in the page: decoration that is fetched when a reader comes near,
 * once for all pages that show it. Rendered while building only, since it writes files.
 */
export function DrawnPicture({ className, light, ...drawing }: DrawnPictureProps) {
  // Its size makes room before it is there: a picture without height is never near, and never fetched.
  const { width, height, ...files } = drawnFiles(drawing);
  const shared = { width, height, loading: "lazy" } as const;
  const picture = (file: string, only: string) => (
    <img {...shared} alt="" className={classNames(only, className)} src={file} />
  );
  if (light) return picture(files[light], "");
  return (
    <>
      {picture(files.day, "day-only")}
      {picture(files.night, "night-only")}
    </>
  );
}

type Drawing = Omit<DrawnPictureProps, "className" | "light">;
const drawings = new WeakMap<ReactElement, PictureFiles>();

/** Drawn and painted once, however many pages show it. */
export function drawnFiles({ name, inputs, drawing, classes = [] }: Drawing): PictureFiles {
  const before = drawings.get(drawing);
  if (before) return before;
  const files = pictureFiles({ name, inputs, draw: () => byDayAndNight(renderToStaticMarkup(drawing), classes) });
  drawings.set(drawing, files);
  return files;
}

function byDayAndNight(markup: string, classes: readonly string[]) {
  const inTheme = (theme: Theme) => {
    const paint = paintOf(theme, ...classes);
    const root = `<svg xmlns="http://www.w3.org/2000/svg" color="${paint("color", "--color-ink")}" `;
    return painted(markup, paint).replace("<svg ", root);
  };
  return { day: inTheme("light"), night: inTheme("dark") };
}
