import type { z } from "zod";
import { errorsAfter } from "#build/content/rehearsal.ts";
import { copyFiles, removeFiles, writeFiles } from "#build/content/write-files.ts";
import { fieldsOfEntry, filesOf, placeOfEntry, type ReadEntry, readEntry, versionOf } from "#build/entries/entries.ts";
import { findKind, type KindSource } from "#build/entries/kinds.ts";
import { inLanguage } from "#build/entries/languages-in-one.ts";
import { listIds, type Workspace } from "#build/entries/workspace.ts";
import { faqFileSchema } from "#domain/company/question.ts";
import { slugSchema } from "#domain/content/slug.ts";
import type { EntryError, Save, Saved } from "#editor/contract.ts";
import { messageTreeSchema } from "#src/i18n/check-messages.ts";
import { contentError, reason, schemaError } from "./errors.ts";
import { folderOf, picturesBeside } from "./pictures.ts";

export type SaveResult = { saved: Saved } | { errors: EntryError[]; current: ReadEntry | null };

/** Everything happens at once, so that no other save comes between the check and the writing. */
export function saveEntry(workspace: Workspace, kind: KindSource, id: string, asked: Save): SaveResult {
  const current = readEntry(workspace, kind, id);
  if ((current?.version ?? "") !== asked.version) return { errors: [{ reason: reason("changedMeanwhile") }], current };
  const impossible = current ? null : newEntryError(workspace, kind, id);
  if (impossible) return { errors: [impossible], current: null };

  const place = current?.place ?? placeOfEntry(workspace, kind, id);
  const fields = current?.fields ?? fieldsOfEntry(workspace, kind, asked.data);
  const refused = schemaErrors(workspace, kind, { fields, data: asked.data });
  if (refused.length > 0) return { errors: refused, current: null };

  const before = current ? filesOf(workspace, { place, fields }, current) : new Map<string, string>();
  const after = filesOf(workspace, { place, fields }, asked);
  // What says the same stays as it is, even where somebody wrote it in another form.
  const written = new Map([...after].filter(([file, text]) => text !== before.get(file)));
  const removed = [...before.keys()].filter((file) => !after.has(file));
  if (written.size === 0 && removed.length === 0) return { saved: { version: asked.version, files: [] } };

  const pictures = picturesOfModel(workspace, kind, { id, from: current ? undefined : asked.from });
  const write = (contentDir: string) => {
    copyFiles(contentDir, pictures);
    writeFiles(contentDir, written);
    removeFiles(contentDir, removed);
  };
  const broken = errorsAfter(workspace.contentDir, write);
  if (broken.length > 0) return { errors: broken.map((error) => contentError(error, place)), current: null };
  write(workspace.contentDir);
  return {
    saved: {
      version: versionOf(workspace, place),
      files: [...pictures.values(), ...written.keys(), ...removed].map((file) => `content/${file}`),
    },
  };
}

/** Why there cannot be an entry under an id; null where there can. */
export function newEntryError(workspace: Workspace, kind: KindSource, id: string): EntryError | null {
  if (kind.fixed || !("files" in kind)) return { reason: reason("fixedKind") };
  const parts = id.split("/");
  const [parent = ""] = parts;
  const isPlaced = parts.length === kind.files.split("*").length - 1;
  if (!isPlaced || parts.some((part) => !slugSchema.safeParse(part).success))
    return { reason: reason("idBad", { id }) };
  const above = kind.below && findKind(kind.below);
  if (above && !listIds(workspace, above).includes(parent)) return { reason: reason("parentMissing", { id: parent }) };
  return listIds(workspace, kind).includes(id) ? { reason: reason("idTaken", { id }) } : null;
}

/** The texts of a copied entry show pictures that lie beside the first one. */
function picturesOfModel(
  workspace: Workspace,
  kind: KindSource,
  { id, from }: { id: string; from: string | undefined },
) {
  if (from === undefined) return new Map<string, string>();
  const names = picturesBeside(workspace, kind, from);
  return new Map(names.map((name) => [`${folderOf(kind, from)}/${name}`, `${folderOf(kind, id)}/${name}`]));
}

function schemaErrors(
  workspace: Workspace,
  kind: KindSource,
  { fields, data }: Pick<ReadEntry, "fields" | "data">,
): EntryError[] {
  if ("files" in kind) return errorsBy(kind.schema(workspace.localized), data);
  const schema = kind.languages === "faq" ? faqFileSchema : messageTreeSchema;
  return workspace.locales.flatMap((locale) =>
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
