import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { PhotoFile } from "#domain/content/photo.ts";
import type { Picture, PictureFiles } from "./markdown.ts";

const drawings = import.meta.glob<string>("#content/{blog,policy,apps}/*/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
const photos = import.meta.glob<ImageMetadata>(
  [
    "#content/{blog,policy,apps}/*/*.{png,jpg,jpeg,webp,avif}",
    "#content/{portfolio,services,team}/*.{png,jpg,jpeg,webp,avif}",
  ],
  { eager: true, import: "default" },
);

const PHOTO_WIDTHS_PX = [480, 800, 1472];

/** A picture that lies beside a text and is named by it: `./flow-ar.svg`. */
export async function findPicture(folder: string, name: string): Promise<Picture> {
  const file = name.replace(/^\.\//, "");
  const svg = at(drawings, folder, file);
  if (svg !== undefined) return { kind: "drawing", svg };
  const photo = photoAt(folder, file);
  const night = at(photos, folder, file.replace(/\.(\w+)$/, "-dark.$1"));
  return {
    kind: "photo",
    day: await filesOf(photo),
    night: night ? await filesOf(night) : null,
    width: photo.width,
    height: photo.height,
  };
}

/** A photograph that an entry names, in the sizes and formats that browsers choose from. */
export async function photoIn(folder: string, { file, darkFile, alt }: PhotoFile) {
  const photo = photoAt(folder, file);
  return {
    day: await filesOf(photo),
    night: darkFile === undefined ? null : await filesOf(photoAt(folder, darkFile)),
    width: photo.width,
    height: photo.height,
    alt,
  };
}

function at<T>(files: Record<string, T>, folder: string, file: string): T | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${folder}/${file}`))?.[1];
}

function photoAt(folder: string, file: string): ImageMetadata {
  const photo = at(photos, folder, file);
  if (!photo) throw new Error(`content/${folder}/${file} is missing, but an entry or a text shows it`);
  return photo;
}

async function filesOf(photo: ImageMetadata): Promise<PictureFiles> {
  const widths = [...PHOTO_WIDTHS_PX.filter((width) => width < photo.width), photo.width];
  const one = await getImage({ src: photo, format: "webp" });
  const sizes = await getImage({ src: photo, format: "avif", widths });
  return { src: one.src, srcset: sizes.srcSet.attribute };
}
