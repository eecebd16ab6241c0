import type { z } from "zod";
import { dryRunErrors } from "#build/content/dry-run.ts";
import { copyFiles, removeFiles, writeFiles } from "#build/content/write-files.ts";
import { type ContentFolder, listIds } from "#build/entries/content-folder.ts";
import { fieldsOfEntry, filesOf, placeOfEntry, type ReadEntry, readEntry, versionOf } from "#build/entries/entries.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import { inLanguage } from "#build/entries/merge-languages.ts";
import { faqFileSchema } from "#domain/company/question.ts";
import { slugSchema } from "#domain/content/slug.ts";
import type { EntryError, Save, Saved } from "#editor/contract.ts";
import { messageTreeSchema } from "#src/i18n/check-messages.ts";
import { contentError, reason, schemaError } from "./errors.ts";
import { folderOf, ownPictures } from "./pictures.ts";

export type SaveResult = { saved: Saved } | { errors: EntryError[]; current: ReadEntry | null };

/** Synchronous, so that no other save runs between the check and the writing. */
export function saveEntry(contentFolder: ContentFolder, kind: KindSource, id: string, save: Save): SaveResult {
  const current = readEntry(contentFolder, kind, id);
  if ((current?.version ?? "") !== save.version) return { errors: [{ reason: reason("changedMeanwhile") }], current };
  const impossible = current ? null : newEntryError(contentFolder, kind, id);
  if (impossible) return { errors: [impossible], current: null };

  const place = current?.place ?? placeOfEntry(contentFolder, kind, id);
  const fields = current?.fields ?? fieldsOfEntry(contentFolder, kind, save.data);
  const refused = schemaErrors(contentFolder, kind, { fields, data: save.data });
  if (refused.length > 0) return { errors: refused, current: null };

  const before = current ? filesOf(contentFolder, { place, fields }, current) : new Map<string, string>();
  const after = filesOf(contentFolder, { place, fields }, save);
  // Files with the same values are not written, even where their format differs.
  const written = new Map([...after].filter(([file, text]) => text !== before.get(file)));
  const removed = [...before.keys()].filter((file) => !after.has(file));
  if (written.size === 0 && removed.length === 0) return { saved: { version: save.version, files: [] } };

  const pictures = picturesToCopy(contentFolder, kind, { id, from: current ? undefined : save.from });
  const write = (contentDir: string) => {
    copyFiles(contentDir, pictures);
    writeFiles(contentDir, written);
    removeFiles(contentDir, removed);
  };
  const broken = dryRunErrors(contentFolder.contentDir, write);
  if (broken.length > 0) return { errors: broken.map((error) => contentError(error, place)), current: null };
  write(contentFolder.contentDir);
  return {
    saved: {
      version: versionOf(contentFolder, place),
      files: [...pictures.values(), ...written.keys(), ...removed].map((file) => `content/${file}`),
    },
  };
}

/** Why there cannot be an entry under an id; null where there can. */
export function newEntryError(contentFolder: ContentFolder, kind: KindSource, id: string): EntryError | null {
  if (kind.fixed || !("files" in kind)) return { reason: reason("fixedKind") };
  const parts = id.split("/");
  const [parent = ""] = parts;
  const isPlaced = parts.length === kind.files.split("*").length - 1;
  if (!isPlaced || parts.some((part) => !slugSchema.safeParse(part).success))
    return { reason: reason("idBad", { id }) };
  const above = kind.below && findKind(kind.below);
  if (above && !listIds(contentFolder, above).includes(parent))
    return { reason: reason("parentMissing", { id: parent }) };
  return listIds(contentFolder, kind).includes(id) ? { reason: reason("idTaken", { id }) } : null;
}

/** The texts of a duplicate show pictures in the folder of the original: those are copied along. */
function picturesToCopy(
  contentFolder: ContentFolder,
  kind: KindSource,
  { id, from }: { id: string; from: string | undefined },
) {
  if (from === undefined) return new Map<string, string>();
  const names = ownPictures(contentFolder, kind, from);
  return new Map(names.map((name) => [`${folderOf(kind, from)}/${name}`, `${folderOf(kind, id)}/${name}`]));
}

function schemaErrors(
  contentFolder: ContentFolder,
  kind: KindSource,
  { fields, data }: Pick<ReadEntry, "fields" | "data">,
): EntryError[] {
  if ("files" in kind) return errorsBy(kind.schema(contentFolder.localized), data);
  const schema = kind.languages === "faq" ? faqFileSchema : messageTreeSchema;
  return contentFolder.locales.flatMap((locale) =>
    errorsBy(schema, inLanguage(fields, data, locale)).map((error) => ({
      ...error,
      path: [...(error.path ?? []), locale],
    })),
  );
}

function errorsBy(schema: z.ZodType, data: unknown): EntryError[] {
  const { error } = schema.safeParse(data, { reportInput: true });
  return error?.issues.map(schemaError) ?? [];
}
