import { POST_SIZES } from "#domain/generator/post-size.ts";
import { type Pictures, paintScene } from "../scene/paint-scene.ts";
import type { Scene } from "../scene/scene.ts";
import type { Post, PostSizeId } from "../state/post.ts";
import { zipOf } from "./zip.ts";

/** How a post is drawn at a size: the scene, and the pictures on it. */
export type Draw = (size: PostSizeId) => { scene: Scene; pictures: Pictures };

export function drawOnto(canvas: HTMLCanvasElement, { scene, pictures }: ReturnType<Draw>, scale: number) {
  canvas.width = Math.round(scene.width * scale);
  canvas.height = Math.round(scene.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser gives no canvas to draw on");
  paintScene(context, scene, pictures, scale);
}

export async function pngOf(drawn: ReturnType<Draw>, scale: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  drawOnto(canvas, drawn, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the picture is too large for this browser");
  return blob;
}

export function fileName({ template }: Pick<Post, "template">, size: PostSizeId, scale: number): string {
  const { width, height } = POST_SIZES.find(({ id }) => id === size) ?? POST_SIZES[0];
  return `${template}-${size}-${width * scale}x${height * scale}.png`;
}

/** Every size in one archive. `onStep` hears of each finished size; `isStopped` is asked before each. */
export async function zipOfAllSizes(
  post: Post,
  draw: Draw,
  { onStep, isStopped }: { onStep: (done: number) => void; isStopped: () => boolean },
): Promise<Blob | null> {
  const entries = [];
  for (const [index, { id }] of POST_SIZES.entries()) {
    if (isStopped()) return null;
    const png = await pngOf(draw(id), 1);
    entries.push({ name: fileName(post, id, 1), bytes: new Uint8Array(await png.arrayBuffer()) });
    onStep(index + 1);
  }
  return new Blob(zipOf(entries, new Date()), { type: "application/zip" });
}

/** Hands a file to the browser's own downloads. */
export function saveFile(blob: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  // The router of the site must not take this for an address.
  link.dataset["astroReload"] = "";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function copyPicture(png: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
}

export const canShareFiles = () => {
  const probe = new File([new Uint8Array(1)], "post.png", { type: "image/png" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [probe] });
};
