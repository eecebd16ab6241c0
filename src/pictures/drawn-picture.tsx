import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { memoize } from "#domain/cache/memoize.ts";
import { classNames } from "#src/art/class-names.ts";
import type { Theme } from "#src/share/brand-paint.ts";
import { painted, paintOf } from "#src/share/paint.ts";
import { type PicturePair, pictureFiles } from "./picture-file.ts";
import "#src/ui/display/day-and-night.css";

export type DrawnPictureProps = {
  /** Readable part of its file name. */
  name: string;
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
export function DrawnPicture({ name, drawing, className, classes = [], light }: DrawnPictureProps) {
  const { markup, files } = drawn({ name, drawing, classes });
  // Its size makes room before it is there: a picture without height is never near, and never fetched.
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(markup) ?? [];
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

export const drawnFiles = (picture: Pick<DrawnPictureProps, "name" | "drawing" | "classes">) => drawn(picture).files;

type Drawn = { markup: string; files: PicturePair };
const drawings = new WeakMap<ReactElement, Drawn>();

function drawn({ name, drawing, classes = [] }: Pick<DrawnPictureProps, "name" | "drawing" | "classes">): Drawn {
  const before = drawings.get(drawing);
  if (before) return before;
  const markup = renderToStaticMarkup(drawing);
  const made = { markup, files: paintedFiles({ name, classes, markup }) };
  drawings.set(drawing, made);
  return made;
}

type Drawing = { name: string; classes: readonly string[]; markup: string };

/** By day and by night. Painted once, however many pages show it. */
const paintedFiles = memoize(({ name, classes, markup }: Drawing): PicturePair => {
  const inTheme = (theme: Theme) => {
    const paint = paintOf(theme, ...classes);
    const root = `<svg xmlns="http://www.w3.org/2000/svg" color="${paint("color", "--color-ink")}" `;
    return painted(markup, paint).replace("<svg ", root);
  };
  return pictureFiles(name, { day: inTheme("light"), night: inTheme("dark") });
});
