import { statSync } from "node:fs";
import sharp from "sharp";
import type { StoredFile } from "#editor/contract.ts";

/** By path and time: a list shows many pictures, and few of them change between two looks. */
const sizes = new Map<string, { width: number; height: number }>();

export async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const key = `${path} ${statSync(path).mtimeMs}`;
  const known = sizes.get(key);
  if (known) return known;
  const { width, height } = await sharp(path).metadata();
  sizes.set(key, { width, height });
  return { width, height };
}

/** What the editor says of a picture's file. Its address changes with it, so that browsers do not show the last one. */
export async function storedFile(path: string, { name, address }: Pick<StoredFile, "name" | "address">) {
  const { size, mtimeMs } = statSync(path);
  const file: StoredFile = {
    name,
    address: `${address}?v=${Math.round(mtimeMs)}`,
    bytes: size,
    ...(await sizeOf(path)),
  };
  return file;
}
