import { Hono } from "hono";
import { z } from "zod";
import { type ContentFolder, listIds, openContentFolder } from "#build/entries/content-folder.ts";
import { readIfParsable } from "#build/entries/entries.ts";
import { findKind } from "#build/entries/kinds.ts";
import { memoize } from "#domain/cache/memoize.ts";
import type { ChangedEntry, ContentChanges, Publishing, ReleaseRow, Unpublished } from "#editor/contract.ts";
import { reason } from "#editor/model/errors.ts";
import { commitMessage } from "#editor/model/publish/commit-message.ts";
import { compareContent, dueSince } from "#editor/model/publish/compare.ts";
import { branchRefs, commitContent, commitStateOf, contentAt } from "#editor/model/publish/git-content.ts";
import { changesOf, reversed, takeBack } from "#editor/model/publish/take-back.ts";
import { sampleValuesIn } from "#editor/model/sample-values.ts";
import { jsonOf, refuse } from "#editor/server/answers.ts";
import { createContentCheck } from "#editor/server/check/content-check.ts";
import { onlyWhoMay, type PersonEnv } from "#editor/server/person.ts";
import { createPublishRuns } from "./publish-runs.ts";
import type { KeptRelease, Publisher } from "./publisher.ts";

/** Of one entry, or without one of all that is not published. */
const takeBackSchema = z.strictObject({ kind: z.string().optional(), id: z.string().optional() });

type PublishApiNeeds = { contentDir: string; publisher: Publisher | null; now: () => Date };

type Shown = { contentDir: string; since: NonNullable<Unpublished["since"]> };

const NOTHING: Omit<Publishing, "run"> = { target: null, site: null, releases: [], current: null, before: null };

/** What visitors do not see yet, and the way it gets to them and back. */
export function publishApi({ contentDir, publisher, now }: PublishApiNeeds) {
  if (!publisher)
    return new Hono<PersonEnv>()
      .get("/", (c) => c.json({ ...NOTHING, run: null } satisfies Publishing))
      .post("*", (c) => refuse(c, 409, [{ reason: reason("publishNowhere") }]));

  /** The content that visitors see, as far as anything here knows it. */
  async function shownContent(): Promise<Shown | null> {
    const { target } = publisher ?? {};
    if (target?.to === "branch") {
      for (const ref of branchRefs(target)) {
        const found = await contentAt(contentDir, ref);
        if (found) return { contentDir: found.contentDir, since: { what: "branch", at: found.at } };
      }
      return null;
    }
    const { list, current } = publisher?.releases() ?? { list: [], current: null };
    const release = list.find(({ name }) => name === current);
    if (release?.contentDir) return { contentDir: release.contentDir, since: { what: "release", at: release.at } };
    const built = release ? null : publisher?.builtContent();
    if (built) return { contentDir: built, since: { what: "build", at: null } };
    const committed = await contentAt(contentDir, "HEAD");
    return committed && { contentDir: committed.contentDir, since: { what: "commit", at: committed.at } };
  }

  async function changesIn(contentFolder: ContentFolder): Promise<ContentChanges & Pick<Unpublished, "since">> {
    const shown = await shownContent();
    const before = shown && openIfReadable(shown.contentDir);
    if (!before) return { entries: [], files: [], since: null };
    const { entries, files } = compareContent(before, contentFolder);
    const built = shown.since.what === "release" && shown.since.at !== null ? new Date(shown.since.at) : null;
    const due = built ? dueSince(before, contentFolder, { built, now: now() }) : [];
    const isListed = (id: string) => entries.some((entry) => entry.kind === "posts" && entry.id === id);
    return { entries: [...entries, ...due.filter(({ id }) => !isListed(id))], files, since: shown.since };
  }

  const checkContent = createContentCheck();
  const runs = createPublishRuns({ contentDir, publisher, now, changes: changesIn, checkContent });

  /** Releases do not change: what one of them brought is compared once. */
  const changesBetween = memoize((pair: string): ContentChanges | null => {
    const [old = "", next = ""] = pair.split("\n");
    const [before, after] = [openIfReadable(old), openIfReadable(next)];
    return before && after && compareContent(before, after);
  });
  const rowOf =
    (list: readonly KeptRelease[]) =>
    ({ name, at, by, replaced, contentDir: copy }: KeptRelease): ReleaseRow => {
      const before = list.find((release) => release.name === replaced)?.contentDir;
      return { name, at, by, changes: copy && before ? changesBetween(`${before}\n${copy}`) : null };
    };

  const running = () => [{ reason: reason("publishRunning") }];
  return new Hono<PersonEnv>()
    .get("/", async (c) => {
      const { list, current, before } = publisher.releases();
      const publishing: Publishing = {
        target: publisher.target,
        site: await publisher.siteUrl(),
        run: runs.current(),
        releases: list.map(rowOf(list)),
        current,
        before,
      };
      return c.json(publishing);
    })
    .get("/changes", async (c) => {
      const unpublished: Unpublished = {
        ...(await changesIn(openContentFolder(contentDir))),
        sample: sampleValuesIn(contentDir).length,
        commit: await commitStateOf(contentDir),
      };
      return c.json(unpublished);
    })
    .get("/findings", async (c) => c.json(await checkContent(contentDir)))
    .get("/changes/:kind/:id", async (c) => {
      const kind = findKind(c.req.param("kind"));
      const shown = await shownContent();
      const folders = [shown && openIfReadable(shown.contentDir), openContentFolder(contentDir)];
      const [before, after] = folders.map((folder) => {
        const isThere = folder && kind && listIds(folder, kind).includes(c.req.param("id"));
        return isThere ? readIfParsable(folder, kind, c.req.param("id")) : null;
      });
      const fields = (after ?? before)?.fields;
      if (!fields) return refuse(c, 404, [{ reason: reason("notFound") }]);
      const valuesOf = (entry: typeof before) => (entry ? { data: entry.data, texts: entry.texts } : null);
      const changed: ChangedEntry = { fields, before: valuesOf(before), after: valuesOf(after) };
      return c.json(changed);
    })
    .use(onlyWhoMay("publish"))
    .post("/", (c) => {
      const { target } = publisher;
      if (!target) return refuse(c, 409, [{ reason: reason("publishNowhere") }]);
      return runs.publish(c.get("person"), target) ? c.body(null, 202) : refuse(c, 409, running());
    })
    .post("/cancel", (c) => (runs.cancel() ? c.body(null, 204) : refuse(c, 409, [{ reason: reason("notFound") }])))
    .post("/undo", (c) => {
      if (!publisher.releases().before) return refuse(c, 409, [{ reason: reason("notFound") }]);
      return runs.undo(c.get("person")) ? c.body(null, 202) : refuse(c, 409, running());
    })
    .post("/take-back", async (c) => {
      const wanted = takeBackSchema.safeParse(await jsonOf(c));
      if (!wanted.success) return refuse(c, 422, [{ reason: reason("notUnderstood") }]);
      if (runs.current()?.result === null) return refuse(c, 409, running());
      const saved = openContentFolder(contentDir);
      const all = await changesIn(saved);
      const content = await shownContent();
      const shown = content && openIfReadable(content.contentDir);
      const { kind, id } = wanted.data;
      const changes = kind !== undefined && id !== undefined ? changesOf(all, { kind, id }) : all;
      if (!shown || changes.entries.length + changes.files.length === 0)
        return refuse(c, 404, [{ reason: reason("notFound") }]);
      const errors = await takeBack({ shown, saved }, changes, now());
      if (errors.length > 0) return refuse(c, 409, errors);
      const restored = openContentFolder(contentDir);
      const left = await changesIn(restored);
      // Nothing is left to publish, and publishing is what commits: git says so now.
      if (left.entries.length + left.files.length === 0 && (await commitStateOf(contentDir)) === "yes") {
        const message = commitMessage(reversed(changes), restored.defaultLocale, "Take back");
        const committed = await commitContent(contentDir, message, c.get("person"));
        if ("failed" in committed) return refuse(c, 409, [{ reason: committed.failed }]);
      }
      return c.body(null, 204);
    })
    .post("/show/:release", (c) => {
      const name = c.req.param("release");
      const isKept = publisher.releases().list.some((release) => release.name === name);
      if (!isKept) return refuse(c, 404, [{ reason: reason("notFound") }]);
      return runs.show(c.get("person"), name) ? c.body(null, 202) : refuse(c, 409, running());
    });
}

/** A copy whose languages cannot be read is of another version of the site. */
function openIfReadable(contentDir: string): ContentFolder | null {
  try {
    return openContentFolder(contentDir);
  } catch {
    return null;
  }
}
