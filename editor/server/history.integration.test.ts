import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "#build/content/content-check.ts";
import type { DeletedEntry, Entry, Library, Version, VersionContent } from "#editor/contract.ts";
import { copyContent } from "#harness/content-copy.ts";
import { editorApi } from "./app.ts";
import { personAtThisMachine } from "./person.ts";

const HOST = "127.0.0.1:4321";
const MINUTE_MS = 60_000;

let content: ReturnType<typeof copyContent>;
let app: ReturnType<typeof editorApi>;
let clock: number;
beforeEach(() => {
  content = copyContent();
  clock = Date.parse("2026-11-16T09:00:00Z");
  app = editorApi({
    contentDir: content.dir,
    siteAddress: null,
    now: () => new Date(clock),
    personOf: personAtThisMachine,
  });
});
afterEach(() => content.remove());

async function ask(path: string, method = "GET", body?: Uint8Array | object) {
  const isBytes = body instanceof Uint8Array;
  const answer = await app.request(`http://${HOST}/api/${path}`, {
    method,
    headers: { host: HOST, "content-type": isBytes ? "image/png" : "application/json" },
    ...(body && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? await answer.json() : null };
}
// What the server says is held to the contract by its own types.
const entryOf = async (kind: string, id: string) => (await ask(`entries/${kind}/${id}`)).body as Entry;
const versionsOf = async (kind: string, id: string) => (await ask(`history/${kind}/${id}`)).body as Version[];
const versionOf = async (kind: string, id: string, key = "") =>
  (await ask(`history/${kind}/${id}/${key}`)).body as VersionContent;
const deleted = async () => (await ask("history")).body as DeletedEntry[];

/** Saves one value of a member of the team, a while after the last save. */
async function save(values: object, where = "entries", laterMs = 20 * MINUTE_MS) {
  clock += laterMs;
  const { data, texts, version, draftVersion } = await entryOf("team", "huda-salim");
  const answer = await ask(`${where}/team/huda-salim`, "PUT", {
    data: { ...Object(data), ...values },
    texts,
    version,
    draftVersion,
  });
  expect(answer.status).toBe(200);
}
const sinceIn = ({ data }: Pick<VersionContent, "data">) => Object(data).since;

function git(...args: string[]) {
  execFileSync("git", ["-C", content.dir, ...args], {
    stdio: "pipe",
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: "Dana",
      GIT_AUTHOR_EMAIL: "dana@example.com",
      GIT_COMMITTER_NAME: "Dana",
      GIT_COMMITTER_EMAIL: "dana@example.com",
      GIT_COMMITTER_DATE: new Date(clock).toISOString(),
      GIT_CONFIG_GLOBAL: "/dev/null",
    },
  });
}

describe("without git", () => {
  it("each save is a version, and so is what was there before the first", async () => {
    const before = sinceIn(await entryOf("team", "huda-salim"));
    await save({ since: before + 1 });
    await save({ since: before + 2 });
    const versions = await versionsOf("team", "huda-salim");
    expect(versions.map(({ event }) => event)).toEqual(["published", "published", "found"]);
    const contents = await Promise.all(versions.map(({ key }) => versionOf("team", "huda-salim", key)));
    expect(contents.map(sinceIn)).toEqual([before + 2, before + 1, before]);
  });

  it("saves of a draft in one sitting are one version", async () => {
    await save({ since: 2021 }, "drafts");
    await save({ since: 2022 }, "drafts", MINUTE_MS);
    await save({ since: 2023 }, "drafts");
    const versions = await versionsOf("team", "huda-salim");
    expect(versions.map(({ event }) => event)).toEqual(["draft", "draft", "found"]);
    expect(sinceIn(await versionOf("team", "huda-salim", versions[1]?.key))).toBe(2022);
  });

  it("a draft that is thrown away can still be read", async () => {
    await save({ since: 2023 }, "drafts");
    await ask("drafts/team/huda-salim", "DELETE");
    const [last] = await versionsOf("team", "huda-salim");
    expect([last?.event, sinceIn(await versionOf("team", "huda-salim", last?.key))]).toEqual(["draft", 2023]);
  });

  it("keeps fifty versions of an entry, the newest", async () => {
    const folder = join(content.dir, ".history/team/huda-salim");
    await save({ since: 2020 });
    const sample = readFileSync(join(folder, readdirSync(folder)[0] ?? ""), "utf8");
    for (let minute = 10; minute < 70; minute++) writeFileSync(join(folder, `20251016T0000${minute}000Z.json`), sample);
    await save({ since: 2021 });
    expect(await versionsOf("team", "huda-salim")).toHaveLength(50);
    expect(sinceIn(await versionOf("team", "huda-salim", (await versionsOf("team", "huda-salim"))[0]?.key))).toBe(2021);
  });

  it("is no part of the content: the check and the build leave it out", async () => {
    await save({ since: 2021 });
    writeFileSync(join(content.dir, ".history/team/huda-salim/broken.json"), "{");
    expect(checkContent(content.dir).errors).toEqual([]);
    expect(await versionsOf("team", "huda-salim")).toHaveLength(2);
  });

  it.each(["..%2F..%2Fsite", "none", "HEAD", "--help"])("no other name leads to a version: %s", async (key) => {
    expect((await ask(`history/team/huda-salim/${key}`)).status).toBe(404);
  });
});

describe("with git", () => {
  beforeEach(() => {
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "First content");
  });

  it("versions that were shared say who made them when, and why", async () => {
    const before = sinceIn(await entryOf("team", "huda-salim"));
    await save({ since: before + 1 });
    // What git has is not kept twice.
    expect((await versionsOf("team", "huda-salim")).map(({ event }) => event)).toEqual(["published", "shared"]);
    clock += MINUTE_MS;
    git("add", "team");
    git("commit", "-qm", "Huda came a year later");
    const [newest, , first] = await versionsOf("team", "huda-salim");
    expect(newest).toMatchObject({ event: "shared", by: "Dana", note: "Huda came a year later" });
    expect(sinceIn(await versionOf("team", "huda-salim", newest?.key))).toBe(before + 1);
    expect(sinceIn(await versionOf("team", "huda-salim", first?.key))).toBe(before);
  });

  it("texts belong to their entry, also from before its folder was renamed", async () => {
    const { texts } = await entryOf("posts", "how-we-estimate");
    clock += MINUTE_MS;
    git("mv", "blog/how-we-estimate", "blog/estimates");
    content.edit("blog/estimates/post.json", (post) => ({ ...(post as object), id: "estimates" }));
    git("commit", "-qam", "Another name");
    const versions = await versionsOf("posts", "estimates");
    expect(versions.map(({ note }) => note)).toEqual(["Another name", "First content"]);
    expect((await versionOf("posts", "estimates", versions[1]?.key)).texts).toEqual(texts);
  });

  it("what was deleted elsewhere comes back as a draft, with its pictures", async () => {
    clock += MINUTE_MS;
    git("rm", "-rq", "blog/a-page-in-one-second");
    git("commit", "-qm", "Delete an article");
    const found = (await deleted()).find(({ id }) => id === "a-page-in-one-second");
    expect(found).toMatchObject({ kind: "posts", by: "Dana", title: { ar: expect.any(String) } });
    expect((await ask(`history/posts/a-page-in-one-second/${found?.key}/draft`, "POST")).status).toBe(204);
    const { version, draftVersion, missing } = await entryOf("posts", "a-page-in-one-second");
    expect([version, draftVersion !== "", missing]).toEqual(["", true, []]);
    expect(existsSync(join(content.dir, "drafts/blog/a-page-in-one-second/second-ar.svg"))).toBe(true);
    expect(await deleted()).toEqual([]);
  });
});

describe("what was deleted here", () => {
  it("is listed, and comes back as it was, with its text and pictures", async () => {
    const before = await entryOf("posts", "choosing-a-mobile-stack");
    const drawing = "<svg/>";
    writeFileSync(join(content.dir, "blog/choosing-a-mobile-stack/flow.svg"), drawing);
    expect((await ask("entries/posts/choosing-a-mobile-stack", "DELETE")).status).toBe(204);
    const [entry] = await deleted();
    expect(entry).toMatchObject({ kind: "posts", id: "choosing-a-mobile-stack" });
    expect((await ask(`history/posts/choosing-a-mobile-stack/${entry?.key}/draft`, "POST")).status).toBe(204);
    const after = await entryOf("posts", "choosing-a-mobile-stack");
    expect([after.data, after.texts, after.missing]).toEqual([before.data, before.texts, []]);
    const restored = join(content.dir, "drafts/blog/choosing-a-mobile-stack/flow.svg");
    expect(readFileSync(restored, "utf8")).toBe(drawing);
    // It is there again, so it cannot come back once more.
    expect((await ask(`history/posts/choosing-a-mobile-stack/${entry?.key}/draft`, "POST")).status).toBe(422);
  });

  it("is not what could not be deleted", async () => {
    expect((await ask("entries/apps/daftar", "DELETE")).status).toBe(409);
    expect(await deleted()).toEqual([]);
  });

  it("can be a draft that was never published", async () => {
    await ask("drafts/team", "POST", { id: "sara", name: "سارة", locale: "ar" });
    await ask("drafts/team/sara", "DELETE");
    const [entry] = await deleted();
    expect(entry).toMatchObject({ kind: "team", id: "sara", title: { ar: "سارة" } });
    await ask(`history/team/sara/${entry?.key}/draft`, "POST");
    expect(Object((await entryOf("team", "sara")).data).name.ar).toBe("سارة");
  });

  it("can be a picture of the library, which goes back to its place", async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    await ask("library?name=quay.png", "POST", png);
    await ask("library/quay", "DELETE");
    const [entry] = await deleted();
    expect(entry).toMatchObject({ kind: "pictures", id: "quay" });
    expect((await ask(`history/pictures/quay/${entry?.key}/draft`, "POST")).status).toBe(204);
    const { pictures } = (await ask("library")).body as Library;
    expect(pictures.find(({ id }) => id === "quay")).toMatchObject({ name: "quay.png", width: 30 });
    expect(readFileSync(join(content.dir, "pictures/quay.png")).equals(png)).toBe(true);
    expect(existsSync(join(dirname(content.dir), "content/drafts"))).toBe(false);
  });
});
