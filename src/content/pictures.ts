import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { Picture } from "./markdown.ts";

const drawings = import.meta.glob<string>("#content/{blog,policy,apps}/*/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
const photos = import.meta.glob<ImageMetadata>("#content/{blog,policy,apps}/*/*.{png,jpg,jpeg,webp,avif}", {
  eager: true,
  import: "default",
});

const PHOTO_WIDTHS_PX = [480, 800, 1472];

/** A picture that lies beside a text and is named by it: `./flow-ar.svg`. */
export async function findPicture(folder: string, name: string): Promise<Picture> {
  const place = `/${folder}/${name.replace(/^\.\//, "")}`;
  const at = <T>(files: Record<string, T>) => Object.entries(files).find(([path]) => path.endsWith(place))?.[1];
  const svg = at(drawings);
  if (svg !== undefined) return { kind: "drawing", svg };
  const photo = at(photos);
  if (!photo) throw new Error(`content${place} is missing, but a text shows it`);
  const widths = PHOTO_WIDTHS_PX.filter((width) => width < photo.width);
  const image = await getImage({ src: photo, format: "webp", widths: [...widths, photo.width] });
  return {
    kind: "photo",
    src: image.src,
    srcset: image.srcSet.attribute,
    width: photo.width,
    height: photo.height,
  };
}
