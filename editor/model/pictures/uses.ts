import { dirname, posix } from "node:path";
import { type ContentFolder, draftsOf, listIds } from "#build/entries/content-folder.ts";
import { readIfParsable } from "#build/entries/entries.ts";
import { listKinds } from "#build/entries/kinds.ts";
import { placeOf } from "#domain/content/content-files.ts";
import { referencesIn } from "#domain/content/reference.ts";
import type { PictureUse } from "#editor/contract.ts";

const PICTURE = /!\[[^\]]*\]\(([^)\s]+)/g;

/** `place`: a file below content/, or `picture:<id>` of the library. */
type Found = { place: string; use: PictureUse };

/** Who shows a picture, published or in a draft: a field that names one of the library, or a text that names a file. */
export function usesOfPictures(contentFolder: ContentFolder) {
  const found = [
    ...usesIn(contentFolder, { isDraft: false, contentFolder }),
    ...usesIn(draftsOf(contentFolder), { isDraft: true, contentFolder }),
  ];
  const of = (...places: string[]) => found.filter(({ place }) => places.includes(place)).map(({ use }) => use);
  return {
    ofPicture: (id: string, files: readonly string[]) => of(`picture:${id}`, ...files.flatMap(withItsDay)),
    ofFile: (file: string) => of(...withItsDay(file)),
  };
}

/** A text names the picture by day; the one by night goes with it. */
const withItsDay = (file: string) => [file, file.replace(/-dark(\.\w+)$/, "$1")];

function usesIn(
  folder: ContentFolder,
  { isDraft, contentFolder }: { isDraft: boolean; contentFolder: ContentFolder },
): Found[] {
  return listKinds().flatMap((kind) => {
    if (!("files" in kind)) return [];
    const schema = kind.schema(contentFolder.localized);
    return listIds(folder, kind).flatMap((id): Found[] => {
      const entry = readIfParsable(folder, kind, id);
      if (!entry) return [];
      const use = { kind: kind.id, id, isDraft };
      const fields = referencesIn(schema, entry.data)
        .filter(({ target }) => target === "picture")
        .map(({ path, id: picture }): Found => ({ place: `picture:${picture}`, use: { ...use, path } }));
      const texts = Object.entries(entry.texts).flatMap(([locale, text]) =>
        [...text.matchAll(PICTURE)].map(([, target = ""]): Found => {
          const place = posix.join(dirname(placeOf(kind.files, id)), target);
          return { place, use: { ...use, path: [], text: locale } };
        }),
      );
      return [...fields, ...texts];
    });
  });
}
