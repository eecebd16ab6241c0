import { getImage } from "astro:assets";
import { getCollection } from "astro:content";
import { posix } from "node:path";
import type { ImageMetadata } from "astro";
import type { Locale } from "#domain/language/locale.ts";
import { localize } from "#src/site/site.ts";
import type { Picture, PictureFiles } from "./markdown.ts";
import { memoizeInBuild } from "./memoize-in-build.ts";

const drawings = import.meta.glob<string>("#content/{blog,policy,apps}/*/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
const photos = import.meta.glob<ImageMetadata>(
  ["#content/pictures/*.{png,jpg,jpeg,webp,avif}", "#content/{blog,policy,apps}/*/*.{png,jpg,jpeg,webp,avif}"],
  { eager: true, import: "default" },
);

const LIBRARY = "pictures";
const PHOTO_WIDTHS_PX = [480, 800, 1472];

/** A picture that a text names: beside it as `./flow-ar.svg`, in the library as `../../pictures/quay.jpg`. */
export async function findPicture(folder: string, name: string): Promise<Picture> {
  const path = posix.join(folder, name);
  const svg = at(drawings, path);
  if (svg !== undefined) return { kind: "drawing", svg };
  const photo = photoAt(path);
  const night = at(photos, path.replace(/\.(\w+)$/, "-dark.$1"));
  return {
    kind: "photo",
    day: await filesOf(photo),
    night: night ? await filesOf(night) : null,
    width: photo.width,
    height: photo.height,
  };
}

const libraryIn = memoizeInBuild(async (locale: Locale) => {
  const pictures = await getCollection("pictures");
  return new Map(pictures.map(({ id, data }) => [id, localize(data, locale)]));
});

/** A picture of the library, in the sizes and formats that browsers choose from. */
export async function photoIn(locale: Locale, id: string) {
  const picture = (await libraryIn(locale)).get(id);
  if (!picture) throw new Error(`content/pictures/${id}.json is missing, but an entry shows it`);
  const { file, darkFile, alt, focusPoint } = picture;
  const photo = photoAt(`${LIBRARY}/${file}`);
  return {
    day: await filesOf(photo),
    night: darkFile === undefined ? null : await filesOf(photoAt(`${LIBRARY}/${darkFile}`)),
    width: photo.width,
    height: photo.height,
    alt,
    focus: focusPoint ? focusClasses(focusPoint) : "",
  };
}

/** Steps of the focus, in per cent. */
const FOCUS_STEP = 5;

/**
 * The content security policy allows no styles on elements: src/ui/display/photo-focus.css has a class for every step.
 * Made here, where no browser script is: a page keeps the rules of all classes that a script could make.
 */
function focusClasses({ x, y }: { x: number; y: number }): string {
  const step = (share: number) => Math.round(share / FOCUS_STEP) * FOCUS_STEP;
  return `focus-x-${step(x)} focus-y-${step(y)}`;
}

function at<T>(files: Record<string, T>, path: string): T | undefined {
  return Object.entries(files).find(([file]) => file.endsWith(`/${path}`))?.[1];
}

function photoAt(path: string): ImageMetadata {
  const photo = at(photos, path);
  if (!photo) throw new Error(`content/${path} is missing, but an entry or a text shows it`);
  return photo;
}

async function filesOf(photo: ImageMetadata): Promise<PictureFiles> {
  const widths = [...PHOTO_WIDTHS_PX.filter((width) => width < photo.width), photo.width];
  const one = await getImage({ src: photo, format: "webp" });
  const sizes = await getImage({ src: photo, format: "avif", widths });
  return { src: one.src, srcset: sizes.srcSet.attribute };
}
