import { type Context, Hono } from "hono";
import { z } from "zod";
import { weakestContrasts } from "#build/content/brand/brand-errors.ts";
import { confirmTexts } from "#build/content/untranslated.ts";
import { openContentFolder } from "#build/entries/content-folder.ts";
import { UnreadableFileError } from "#build/entries/entries.ts";
import { findKind } from "#build/entries/kinds.ts";
import { localizerOf } from "#domain/language/localized.ts";
import { siteFileSchema } from "#domain/site/site.ts";
import type { BrandContrast, Content, Person, Preview } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { listMissingTranslations, missingTranslationsIn } from "#editor/model/missing-translations.ts";
import { hasSummary } from "#editor/model/new-entry.ts";
import { isOrdered, reorder } from "#editor/model/order.ts";
import { listRows } from "#editor/model/rows.ts";
import { sampleValuesIn } from "#editor/model/sample-values.ts";
import { findTexts } from "#editor/model/search.ts";
import { listTargets } from "#editor/model/targets.ts";
import { jsonOf, refuse } from "./answers.ts";
import { draftsApi, entriesApi } from "./entries-api.ts";
import { onlyByOwnName, onlyOwnPage } from "./guard.ts";
import { historyApi } from "./history-api.ts";
import { libraryApi } from "./library-api.ts";
import { onlyPeople, onlyWhoMay, type PersonEnv, type StrangerReason } from "./person.ts";
import { picturesApi } from "./pictures-api.ts";
import { previewOf } from "./preview.ts";
import { publishApi } from "./publish/publish-api.ts";
import type { Publisher } from "./publish/publisher.ts";
import { listShownKinds } from "./shown-kinds.ts";
import { type FindStore, submissionsApi } from "./submissions-api.ts";

const previewSchema = z.strictObject({
  kind: z.string(),
  id: z.string(),
  locale: z.string(),
  texts: z.record(z.string(), z.string()),
});
const orderSchema = z.strictObject({ ids: z.array(z.string()) });
const confirmationSchema = z.strictObject({ locale: z.string(), texts: z.array(z.string()) });

export type EditorNeeds = {
  contentDir: string;
  /** Where the site's own pages are shown. */
  siteAddress: string | null;
  /** For the dates of new entries and of versions. */
  now: () => Date;
  /** Who sent a request; null for a stranger. */
  personOf: (request: Request) => Promise<Person | null>;
  /** How the site is published; without it the editor cannot. */
  publisher?: Publisher | undefined;
  /** Where the site's server keeps what visitors sent; without it there is nothing to answer. */
  findStore?: FindStore;
  stranger?: StrangerReason;
  /** How a stranger becomes a person. */
  signIn?: Hono;
  /** Who else there is; of a hosted editor. */
  people?: Hono<PersonEnv>;
  /** The only address a hosted editor answers at; without it, this machine's. */
  origin?: string;
  /** Told of every change to the content: by whom, and what. */
  onChange?: (person: Person, what: string) => Promise<void>;
};

const CONTENT = [
  "/entries/*",
  "/drafts/*",
  "/pictures/*",
  "/library/*",
  "/history/*",
  "/order/*",
  "/missing/confirm",
  "/publish/take-back",
];

/** The API of the editor's page. */
export function editorApi(needs: EditorNeeds) {
  const { contentDir, siteAddress, now, personOf, publisher, findStore = () => null, ...access } = needs;
  /** Such as 2026-10-15. */
  const today = () => now().toISOString().slice(0, 10);
  const api = new Hono<PersonEnv>()
    .use(onlyOwnPage({ origin: access.origin }))
    .route("/sign-in", access.signIn ?? new Hono())
    .use(onlyPeople(personOf, access.stranger))
    .on(["POST", "PUT", "DELETE"], CONTENT, onlyWhoMay("write"), async (c, next) => {
      await next();
      if (c.res.ok) await access.onChange?.(c.get("person"), `${c.req.method} ${c.req.path}`);
    })
    .route("/people", access.people ?? new Hono<PersonEnv>())
    .get("/content", (c) => {
      const contentFolder = openContentFolder(contentDir);
      const missingIn = missingTranslationsIn(contentFolder);
      const content: Content = {
        person: c.get("person"),
        locales: contentFolder.rows.map(({ code, name, dir }) => ({ code, name, dir })),
        kinds: listShownKinds().map(({ kind, group }) => ({
          id: kind.id,
          label: `kinds.${kind.id}`,
          group,
          fixed: kind.fixed,
          hasText: kind.hasText,
          hasSummary: !kind.fixed && hasSummary(contentFolder, kind),
          ordered: isOrdered(contentFolder, kind),
          ...("below" in kind && kind.below !== undefined && { below: kind.below }),
          entries: listRows(contentFolder, kind, { today: today(), missingIn }),
        })),
        targets: listTargets(contentFolder),
        site: siteAddress,
      };
      return c.json(content);
    })
    .get("/sample", (c) => c.json(sampleValuesIn(contentDir)))
    .post("/contrast", async (c) => {
      const colors = siteFileSchema(localizerOf([])).shape.colors.safeParse(await jsonOf(c));
      if (!colors.success) return refuse(c, 422, [{ reason: reason("notUnderstood") }]);
      const weakest: BrandContrast[] = weakestContrasts(colors.data).map(
        ({ color, text, theme, colors, contrast, least }) => ({ color, text, theme, colors, contrast, least }),
      );
      return c.json(weakest);
    })
    .put("/order/:kind", async (c) => {
      const body = orderSchema.safeParse(await jsonOf(c));
      const kind = findKind(c.req.param("kind"));
      if (!body.success || !kind) return refuse(c, 422, [{ reason: reason("notUnderstood") }]);
      const errors = reorder(openContentFolder(contentDir), kind, body.data.ids);
      return errors.length > 0 ? refuse(c, 422, errors) : c.body(null, 204);
    })
    .get("/missing", (c) => c.json(listMissingTranslations(openContentFolder(contentDir))))
    .post("/missing/confirm", async (c) => {
      const body = confirmationSchema.safeParse(await jsonOf(c));
      if (!body.success) return refuse(c, 422, [{ reason: reason("notUnderstood") }]);
      confirmTexts(openContentFolder(contentDir), body.data.locale, body.data.texts);
      return c.body(null, 204);
    })
    .get("/search", (c) => c.json(findTexts(openContentFolder(contentDir), c.req.query("q") ?? "")))
    .post("/preview", async (c) => {
      const body = previewSchema.safeParse(await jsonOf(c));
      const contentFolder = openContentFolder(contentDir);
      const kind = body.data && findKind(body.data.kind);
      if (!kind || !contentFolder.locales.includes(body.data.locale))
        return refuse(c, 422, [{ reason: reason("notUnderstood") }]);
      try {
        const preview: Preview = { html: await previewOf(contentFolder, kind, { ...body.data, siteAddress }) };
        return c.json(preview);
      } catch (error) {
        // The renderer refuses what the build would refuse; its message is meant for authors.
        const message = error instanceof Error ? error.message : String(error);
        return refuse(c, 422, [{ text: body.data.locale, reason: reason("previewFailed", { message }) }]);
      }
    })
    .route("/entries", entriesApi({ contentDir, now }))
    .route("/drafts", draftsApi({ contentDir, now, today }))
    .route("/pictures", picturesApi({ contentDir }))
    .route("/library", libraryApi({ contentDir, now }))
    .route("/history", historyApi({ contentDir }))
    .route("/publish", publishApi({ contentDir, publisher: publisher ?? null, now }))
    .route("/submissions", submissionsApi({ findStore, now }));
  return new Hono()
    .use(onlyByOwnName({ origin: access.origin }))
    .route("/api", api)
    .onError(unreadable);
}

function unreadable(error: Error, c: Context) {
  if (!(error instanceof UnreadableFileError)) throw error;
  const { file, message } = error;
  return refuse(c, 422, [{ file: `content/${file}`, reason: { key: "errors.notJson", values: { message } } }]);
}
