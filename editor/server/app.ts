import { type Context, Hono } from "hono";
import { z } from "zod";
import { readIfSound, titleOf, UnreadableFile } from "#build/entries/entries.ts";
import { findKind, type KindSource, listKinds } from "#build/entries/kinds.ts";
import { listIds, openWorkspace, type Workspace } from "#build/entries/workspace.ts";
import type { Content, Kind, Preview } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { gapsOf, listMissing } from "#editor/model/missing.ts";
import { listTargets } from "#editor/model/targets.ts";
import { jsonOf, refuse } from "./answers.ts";
import { entriesApi } from "./entries-api.ts";
import { onlyByOwnName, onlyOwnPage } from "./guard.ts";
import { picturesApi } from "./pictures-api.ts";
import { previewOf } from "./preview.ts";

const previewSchema = z.strictObject({
  kind: z.string(),
  id: z.string(),
  locale: z.string(),
  texts: z.record(z.string(), z.string()),
});

export type EditorNeeds = {
  contentDir: string;
  /** Where the site's own pages are shown. */
  siteAddress: string | null;
  /** For dates of new entries, such as 2026-10-15. */
  today: () => string;
};

/** Everything the editor's page asks for. */
export function editorApi({ contentDir, siteAddress, today }: EditorNeeds) {
  const api = new Hono()
    .use(onlyOwnPage)
    .get("/content", (c) => {
      const workspace = openWorkspace(contentDir);
      const content: Content = {
        locales: workspace.rows.map(({ code, name, dir }) => ({ code, name, dir })),
        kinds: listKinds().map((kind) => kindOf(workspace, kind)),
        targets: listTargets(workspace),
        site: siteAddress,
      };
      return c.json(content);
    })
    .get("/missing", (c) => c.json(listMissing(openWorkspace(contentDir))))
    .post("/preview", async (c) => {
      const asked = previewSchema.safeParse(await jsonOf(c));
      const workspace = openWorkspace(contentDir);
      const kind = asked.data && findKind(asked.data.kind);
      if (!kind || !workspace.locales.includes(asked.data.locale))
        return refuse(c, 422, [{ reason: reason("notUnderstood") }]);
      try {
        const preview: Preview = { html: await previewOf(workspace, kind, { ...asked.data, siteAddress }) };
        return c.json(preview);
      } catch (error) {
        // The renderer refuses what the build would refuse, in words for who wrote the text.
        const message = error instanceof Error ? error.message : String(error);
        return refuse(c, 422, [{ text: asked.data.locale, reason: reason("previewFailed", { message }) }]);
      }
    })
    .route("/entries", entriesApi({ contentDir, today }))
    .route("/pictures", picturesApi({ contentDir }));
  return new Hono().use(onlyByOwnName).route("/api", api).onError(unreadable);
}

function unreadable(error: Error, c: Context) {
  if (!(error instanceof UnreadableFile)) throw error;
  const { file, message } = error;
  return refuse(c, 422, [{ file: `content/${file}`, reason: { key: "errors.notJson", values: { message } } }]);
}

function kindOf(workspace: Workspace, kind: KindSource): Kind {
  const ids = listIds(workspace, kind);
  return {
    id: kind.id,
    label: `kinds.${kind.id}`,
    fixed: kind.fixed,
    hasText: kind.hasText,
    ...("below" in kind && kind.below !== undefined && { below: kind.below }),
    entries: ids.map((id) => ({
      id,
      title: titleOf(readIfSound(workspace, kind, id)?.data, workspace.locales),
      missing: [...new Set(gapsOf(workspace, kind, id).map(({ locale }) => locale))],
    })),
  };
}
