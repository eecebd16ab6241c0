import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { PictureFile } from "#domain/content/picture.ts";
import { errorLine } from "./content-errors.ts";
import { pictureErrors } from "./content-pictures.ts";

const contentDir = mkdtempSync(join(tmpdir(), "pictures-"));
writeFileSync(join(contentDir, "quay.jpg"), "");
afterAll(() => rmSync(contentDir, { recursive: true }));

const quay: PictureFile = { id: "quay", file: "quay.jpg", alt: { ar: "رصيف فارغ", en: "An empty quay" } };
const cover = { file: "blog/a/post.json", made: [{ path: ["cover"], target: "picture", id: "quay" }] } as const;

function linesFor(data: PictureFile, references: readonly (typeof cover)[]) {
  const pictures = [{ file: "quay.json", id: "quay", data }];
  return pictureErrors({ contentDir, locales: ["ar", "en"], pictures, references }).map(errorLine);
}

it("takes a picture that is described in every language", () => {
  expect(linesFor(quay, [cover])).toEqual([]);
});

it("lets a picture wait for its descriptions until an entry shows it", () => {
  const half = { ...quay, alt: { ar: "رصيف فارغ", en: "" } };
  expect(linesFor(half, [])).toEqual([]);
  expect(linesFor(half, [cover])).toEqual([
    'content/blog/a/post.json: cover: the picture "quay" needs a description in "en"; write it in content/pictures/quay.json',
  ]);
});

it("refuses words that stand for any picture", () => {
  expect(linesFor({ ...quay, alt: { ar: "صورة", en: "An empty quay" } }, [cover])).toEqual([
    'content/blog/a/post.json: cover: "صورة" does not say what the picture "quay" shows; describe it in "ar" in content/pictures/quay.json',
  ]);
});

it("names a file that is not there", () => {
  expect(linesFor({ ...quay, darkFile: "quay-dark.jpg" }, [])).toEqual([
    'content/quay.json: darkFile: the file "quay-dark.jpg" is not beside it',
  ]);
});
