import { expect, it } from "vitest";
import { photosIn } from "./content-photos.ts";

it("finds photographs wherever an entry names one, by day and by night", () => {
  const alt = { ar: "الورشة", en: "The workshop" };
  const entry = {
    id: "a",
    photo: { file: "office.jpg", darkFile: "office-night.jpg", alt },
    screens: [{ id: "daftar" }, { photo: { file: "screen.png", alt } }],
    file: "not a picture",
  };
  expect(photosIn(entry)).toEqual([
    { file: "office.jpg", place: "photo.file" },
    { file: "office-night.jpg", place: "photo.darkFile" },
    { file: "screen.png", place: "screens.1.photo.file" },
  ]);
});
