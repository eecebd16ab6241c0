import { join } from "node:path";
import { removeFiles, writeAtomically } from "#build/content/write-files.ts";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { listDraftIds } from "#build/entries/drafts.ts";
import { type KindSource, listKinds } from "#build/entries/kinds.ts";
import { DRAFTS_FOLDER } from "#domain/content/content-files.ts";
import type { BesidePicture, Picture, Reason } from "#editor/contract.ts";
import { pictureFolders, picturesBeside } from "./beside.ts";
import { storedFile } from "./stored-file.ts";
import { freeStem, readyPicture, stemOf } from "./upload.ts";
import { usesOfPictures } from "./uses.ts";

export const pictureAddress = (kind: string, id: string, name: string) =>
  `/api/pictures/${kind}/${encodeURIComponent(id)}/${name}`;

/** Every picture that lies beside a text, with who shows it. */
export async function listBeside(contentFolder: ContentFolder): Promise<BesidePicture[]> {
  const uses = usesOfPictures(contentFolder);
  const places = listKinds()
    .filter(({ hasText }) => hasText)
    .flatMap((kind) => {
      const ids = new Set([...listIds(contentFolder, kind), ...listDraftIds(contentFolder, kind)]);
      return [...ids].flatMap((id) =>
        [...picturesBeside(contentFolder, kind, id)].map(([name, file]) => ({ kind, id, name, file })),
      );
    });
  return Promise.all(
    places.map(async ({ kind, id, name, file }) => ({
      ...(await textPicture(contentFolder, kind, { id, name, file })),
      kind: kind.id,
      id,
      uses: uses.ofFile(published(file)),
    })),
  );
}

/** Drafts name pictures by the place they will have. */
const published = (file: string) => file.replace(`${DRAFTS_FOLDER}/`, "");

type PicturePlace = { id: string; name: string; file: string };

export async function textPicture(
  { contentDir }: ContentFolder,
  kind: KindSource,
  { id, name, file }: PicturePlace,
): Promise<Picture> {
  const stored = await storedFile(join(contentDir, file), { name, address: pictureAddress(kind.id, id, name) });
  return { ...stored, markdown: `./${name}` };
}

/** Puts a drawing or photograph beside a text. */
export async function addTextPicture(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, given, bytes }: { id: string; given: string; bytes: Uint8Array },
): Promise<Picture | { error: Reason }> {
  const ready = await readyPicture(given, bytes, { hasDrawings: true });
  if ("error" in ready) return ready;
  const taken = picturesBeside(contentFolder, kind, id);
  const name = `${freeStem(stemOf(given), (stem) => taken.has(`${stem}.${ready.type}`))}.${ready.type}`;
  const [folder] = pictureFolders(contentFolder, kind, id);
  const file = `${folder}/${name}`;
  writeAtomically(join(contentFolder.contentDir, file), ready.bytes);
  return textPicture(contentFolder, kind, { id, name, file });
}

/** Null where there is none; false where a text shows it, in which case nothing is deleted. */
export function deleteTextPicture(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, name }: { id: string; name: string },
): boolean | null {
  const file = picturesBeside(contentFolder, kind, id).get(name);
  if (file === undefined) return null;
  if (usesOfPictures(contentFolder).ofFile(published(file)).length > 0) return false;
  removeFiles(contentFolder.contentDir, [file]);
  return true;
}
