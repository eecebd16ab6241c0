import type { ContentError } from "#build/content/content-errors.ts";
import { dryRunErrors } from "#build/content/dry-run.ts";
import { copyFiles, removeFiles, writeFiles } from "#build/content/write-files.ts";
import type { ContentFolder } from "#build/entries/content-folder.ts";
import { fieldsOfEntry, filesOf, placeOfEntry, readEntry } from "#build/entries/entries.ts";
import type { KindSource } from "#build/entries/kinds.ts";
import type { EntryError, Save } from "#editor/contract.ts";
import { filesOfDraft, picturesOfDraft } from "./draft-files.ts";
import { contentError } from "./errors.ts";
import { placedError } from "./publish/placed-errors.ts";
import { schemaErrors } from "./schema-errors.ts";

type Publication = {
  /** What it writes and removes, below content/; none where nothing changes. */
  files: readonly string[];
  /** Makes the change in a content folder: the entry is in place, and its draft is gone. */
  write: (contentDir: string) => void;
  /** What the build would refuse about it. */
  errors: () => EntryError[];
};

/** An entry with these values as a part of the site. */
export function publicationOf(
  contentFolder: ContentFolder,
  kind: KindSource,
  id: string,
  { data, texts }: Pick<Save, "data" | "texts">,
): Publication {
  const current = readEntry(contentFolder, kind, id);
  const place = current?.place ?? placeOfEntry(contentFolder, kind, id);
  const fields = current?.fields ?? fieldsOfEntry(contentFolder, kind, data);
  const before = current ? filesOf(contentFolder, { place, fields }, current) : new Map<string, string>();
  const after = filesOf(contentFolder, { place, fields }, { data, texts });
  // Files with the same values are not written, even where their format differs.
  const written = new Map([...after].filter(([file, text]) => text !== before.get(file)));
  const removed = [...before.keys()].filter((file) => !after.has(file));
  const pictures = picturesOfDraft(contentFolder, kind, id);
  const draft = filesOfDraft(contentFolder, kind, id);
  const write = (contentDir: string) => {
    copyFiles(contentDir, pictures);
    writeFiles(contentDir, written);
    removeFiles(contentDir, [...removed, ...draft]);
  };
  return {
    files: [...pictures.values(), ...written.keys(), ...removed],
    write,
    errors: () => {
      const own = schemaErrors(contentFolder, kind, { fields, data });
      const broken = dryRunErrors(contentFolder.contentDir, write)
        // Its own schema is said better above, where the values are known.
        .filter(({ file, rule }) => own.length === 0 || rule !== "schema" || !place.files.has(file));
      const isOwn = ({ file }: ContentError) => place.files.has(file) || place.texts.has(file);
      return [
        ...own,
        // A hidden service is missed by the article that leads to it: that is where it is mended.
        ...broken.map((error) =>
          isOwn(error) ? contentError(error, place) : placedError(contentFolder.contentDir, error),
        ),
      ];
    },
  };
}
