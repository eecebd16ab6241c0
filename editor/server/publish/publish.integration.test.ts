/** Publishing from the editor with real git repositories and a real server. A small program stands where Astro is. */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ACTIONS_BY_ROLE,
  type ChangedEntry,
  type ContentFindings,
  type Entry,
  type Person,
  type Publishing,
  type Unpublished,
} from "#editor/contract.ts";
import { editorApi } from "#editor/server/app.ts";
import { copyContent } from "#harness/content-copy.ts";
import { publisherWith } from "#harness/publisher.ts";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";

const HOST = "127.0.0.1:4321";
const OWNER: Person = { name: "Salma Nasser", email: "salma@example.com", may: ACTIONS_BY_ROLE.owner };

let dir: string;
let content: ReturnType<typeof copyContent>;
let server: ServerProcess | undefined;
let person: Person;
let app: ReturnType<typeof editorApi>;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "editor-publish-"));
  content = copyContent();
  person = OWNER;
  openEditor();
});
afterEach(async () => {
  await server?.end("SIGTERM");
  server = undefined;
  vi.unstubAllEnvs();
  content.remove();
  rmSync(dir, { recursive: true, force: true });
});

/** The editor of a machine with these settings; the command that it starts has the same. */
function openEditor(settings: Record<string, string> = {}) {
  const variables = {
    CONTENT_DIR: content.dir,
    DIST_DIR: join(dir, "dist"),
    RELEASES_DIR: join(dir, "releases"),
    PUBLISH_PORTS: server ? new URL(server.url).port : "1",
    ...settings,
  };
  vi.stubEnv("PATH", [dir, process.env["PATH"]].join(delimiter));
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  app = editorApi({
    contentDir: content.dir,
    siteAddress: null,
    now: () => new Date(),
    personOf: async () => person,
    publisher: publisherWith(variables),
  });
}

async function ask(path: string, method = "GET", body?: object) {
  const answer = await app.request(`http://${HOST}/api/${path}`, {
    method,
    headers: { host: HOST, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? await answer.json() : null };
}
// What the server says is held to the contract by its own types.
const publishing = async () => (await ask("publish")).body as Publishing;
const unpublished = async () => (await ask("publish/changes")).body as Unpublished;

/** Begins something and waits until it ends. */
async function run(path = "publish") {
  expect(await ask(path, "POST")).toEqual({ status: 202, body: null });
  await expect.poll(async () => (await publishing()).run?.result, { timeout: 120_000, interval: 100 }).not.toBeNull();
  const ended = (await publishing()).run;
  if (!ended) throw new Error("there was no run");
  return ended;
}

async function setPrice(price: number) {
  const { data, texts, version, draftVersion } = (await ask("entries/apps/daftar")).body as Entry;
  const changed = structuredClone(data) as { plans: { prices: { monthly: number } }[] };
  for (const plan of changed.plans.slice(1, 2)) plan.prices.monthly = price;
  expect((await ask("entries/apps/daftar", "PUT", { data: changed, texts, version, draftVersion })).status).toBe(200);
}

const git = (...args: string[]) =>
  execFileSync("git", ["-C", dirname(content.dir), ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();

function makeRepository() {
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Machine");
  git("config", "user.email", "machine@example.com");
  git("add", "content");
  git("commit", "--quiet", "--message", "The site");
}

/** What stands where Astro is: it builds a site whose pages say the price of the content. */
function standIn(program = "") {
  const build = join(dir, "fixture");
  rmSync(build, { recursive: true, force: true });
  cpSync(writeSiteFixture({ text: "PRICE" }), build, { recursive: true });
  const code = `#!/usr/bin/env node
    const { cpSync, readFileSync, writeFileSync } = require("node:fs");
    const { CONTENT_DIR, DIST_DIR } = process.env;
    process.send({ phase: "pages", total: 2 });
    const price = JSON.parse(readFileSync(CONTENT_DIR + "/apps/daftar/app.json", "utf8")).plans[1].prices.monthly;
    ${
      program ||
      `cpSync(${JSON.stringify(build)}, DIST_DIR, { recursive: true });
    for (const language of ["ar", "en"]) {
      const page = DIST_DIR + "/site/" + language + "/index.html";
      writeFileSync(page, readFileSync(page, "utf8").replace("PRICE", price));
    }`
    }`;
  writeFileSync(join(dir, "astro"), code);
  chmodSync(join(dir, "astro"), 0o755);
}

describe("what is not published yet", () => {
  it("is said by entry, field and file, with its words before and after; drafts are not in it", async () => {
    cpSync(content.dir, join(dir, "dist/content"), { recursive: true });
    expect(await unpublished()).toMatchObject({
      entries: [],
      files: [],
      since: { what: "build" },
      commit: "noRepository",
    });
    await setPrice(31.5);
    const file = join(content.dir, "blog/how-we-estimate/en.md");
    writeFileSync(file, `${readFileSync(file, "utf8")}\nOne more sentence.\n`);
    rmSync(join(content.dir, "team/huda-salim.json"));
    writeFileSync(join(content.dir, "pictures/new.svg"), "<svg/>");
    await ask("drafts/posts", "POST", { id: "later", name: "Later", locale: "en" });
    const { entries, files } = await unpublished();
    expect(files).toEqual([{ file: "pictures/new.svg", change: "added" }]);
    expect(entries.map(({ kind, id, change, fields, texts }) => [kind, id, change, fields, texts])).toEqual([
      ["apps", "daftar", "changed", ["plans"], []],
      ["team", "huda-salim", "removed", [], []],
      ["posts", "how-we-estimate", "changed", [], ["en"]],
    ]);
    expect(entries[1]?.title["en"]).toBe("Huda Salim");
    const { before, after } = (await ask("publish/changes/apps/daftar")).body as ChangedEntry;
    const priceIn = (values: typeof before) => Object(values?.data).plans[1].prices.monthly;
    expect([priceIn(before) === 31.5, priceIn(after)]).toEqual([false, 31.5]);
  });

  it("can be taken back, one entry or all of it, and nothing of it is lost", async () => {
    cpSync(content.dir, join(dir, "dist/content"), { recursive: true });
    await setPrice(31.5);
    const added = join(content.dir, "testimonials/new.json");
    const [first = ""] = readdirSync(join(content.dir, "testimonials"));
    writeFileSync(
      added,
      readFileSync(join(content.dir, "testimonials", first), "utf8").replace(first.slice(0, -5), "new"),
    );
    rmSync(join(content.dir, "blog/how-we-estimate/en.md"));
    writeFileSync(join(content.dir, "pictures/new.svg"), "<svg/>");
    const back = (what: object) => ask("publish/take-back", "POST", what);
    expect((await back({ kind: "apps", id: "daftar" })).status).toBe(204);
    expect((await unpublished()).entries.map(({ id }) => id)).toEqual(["new", "how-we-estimate"]);
    const history = (await ask("history/apps/daftar")).body as { event: string }[];
    expect(history.map(({ event }) => event)).toEqual(["published", "published", "found"]);
    expect((await back({ kind: "apps", id: "daftar" })).status).toBe(404);
    expect((await back({})).status).toBe(204);
    expect(await unpublished()).toMatchObject({ entries: [], files: [] });
    expect((await ask("history")).body).toMatchObject([{ kind: "testimonials", id: "new" }]);
  });

  it("counts a new picture of the library once", async () => {
    cpSync(content.dir, join(dir, "dist/content"), { recursive: true });
    const picture = join(content.dir, "pictures/shelf-scan");
    writeFileSync(join(content.dir, "pictures/shelf.jpg"), readFileSync(`${picture}.jpg`));
    const data = JSON.parse(readFileSync(`${picture}.json`, "utf8"));
    const copy = { ...data, id: "shelf", file: "shelf.jpg", darkFile: undefined };
    writeFileSync(join(content.dir, "pictures/shelf.json"), JSON.stringify(copy));
    const { entries, files } = await unpublished();
    expect(entries.map(({ kind, id, change }) => [kind, id, change])).toEqual([["pictures", "shelf", "added"]]);
    expect(files).toEqual([]);
  });

  it("is compared with git where nothing was built, and not known where there is neither", async () => {
    expect((await unpublished()).since).toBeNull();
    makeRepository();
    expect(await unpublished()).toMatchObject({ entries: [], since: { what: "commit" }, commit: "yes" });
    await setPrice(31.5);
    expect((await unpublished()).entries.map(({ id }) => id)).toEqual(["daftar"]);
    git("switch", "--quiet", "--detach");
    expect((await unpublished()).commit).toBe("noBranch");
  });

  it("names the words that a removed service made untrue, and may be published all the same", {
    tags: ["only-in-test-all"],
  }, async () => {
    content.edit("services/website.json", (service: object) => ({ ...service, hidden: true }));
    const place = { kind: "home", id: "file", reason: { key: "errors.serviceCount" } };
    const { errors, wording } = (await ask("publish/findings")).body as ContentFindings;
    expect(errors.filter(({ reason }) => reason.key === "errors.serviceCount")).toEqual([]);
    expect(wording).toMatchObject([
      { ...place, path: ["sections", "services", "title", "ar"] },
      { ...place, path: ["sections", "services", "title", "en"] },
    ]);
  });

  it("names what keeps it from being published, by field, and nothing is begun", async () => {
    content.edit("team/huda-salim.json", (member: { role: Record<string, string> }) => {
      member.role["en"] = "x";
    });
    // In words that the editor has in its own languages, not in those of Zod.
    const why = { key: "errors.tooShort", values: { limit: 2 } };
    const wrong = { kind: "team", id: "huda-salim", path: ["role", "en"], reason: why };
    expect((await ask("publish/findings")).body).toMatchObject({ errors: [wrong], wording: [] });
    expect(await run()).toMatchObject({ result: "failed", step: "check", errors: [wrong] });
  });
});

describe("publishing on this machine", { timeout: 240_000 }, () => {
  it("commits, builds, shows and undoes, and no request fails meanwhile", async () => {
    cpSync(writeSiteFixture({ text: "first" }), join(dir, "dist"), { recursive: true });
    cpSync(content.dir, join(dir, "dist/content"), { recursive: true });
    makeRepository();
    const env = { DIST_DIR: join(dir, "dist"), RELEASES_DIR: join(dir, "releases"), DATA_DIR: join(dir, "data") };
    server = await startServer({ env: { ...env, WORKERS: "2", LOG_LEVEL: "error" } });
    openEditor();
    const visits = visit(server.url);
    standIn();
    await setPrice(31.5);
    // Somebody else's work in the same repository.
    writeFileSync(join(dirname(content.dir), "notes.txt"), "staged");
    git("add", "notes.txt");

    const first = run();
    await expect.poll(async () => (await publishing()).run?.by, { timeout: 120_000 }).toBe("Salma Nasser");
    expect((await ask("publish", "POST")).status).toBe(409);
    expect(await first).toMatchObject({ result: "done", isSeen: true, commit: { hash: git("rev-parse", "HEAD") } });
    await shows("31.5");
    expect(git("log", "-1", "--format=%an <%ae> %s")).toMatch(/^Salma Nasser <salma@example.com> Publish: change /);
    expect(git("log", "-1", "--format=%b")).toContain("- Change apps/daftar: plans");
    expect(git("show", "--name-only", "--format=")).toBe("content/apps/daftar/app.json");
    expect(git("diff", "--cached", "--name-only")).toBe("notes.txt");
    expect(await unpublished()).toMatchObject({ entries: [], since: { what: "release" } });

    await setPrice(32.5);
    expect((await run()).result).toBe("done");
    const { releases, current, before } = await publishing();
    expect(releases.map(({ by, changes }) => [by, changes?.entries.map(({ id }) => id)])).toEqual([
      ["Salma Nasser", ["daftar"]],
      ["Salma Nasser", undefined],
    ]);
    expect([current, before]).toEqual([releases[0]?.name, { release: releases[1]?.name }]);
    await shows("32.5");
    // Any that is kept; then what was shown before there were releases.
    const older = releases[1]?.name;
    expect(await run(`publish/show/${older}`)).toMatchObject({ result: "done", release: older });
    await shows("31.5");
    expect((await unpublished()).entries.map(({ id }) => id)).toEqual(["daftar"]);
    expect(await run("publish/undo")).toMatchObject({ result: "done", release: null, isSeen: true });
    await shows("first");
    // Everything that was undone is saved as before, until it is taken back: then git says so, too.
    expect((await unpublished()).entries.map(({ id }) => id)).toEqual(["daftar"]);
    expect((await ask("publish/take-back", "POST", {})).status).toBe(204);
    expect(await unpublished()).toMatchObject({ entries: [], files: [], since: { what: "build" } });
    expect(git("log", "-1", "--format=%an %s")).toMatch(/^Salma Nasser Take back: change \S/);
    expect(git("diff", "--name-only", "HEAD", "content")).toBe("");
    const { failures, pages } = await visits.stop();
    expect([failures, pages > 50]).toEqual([[], true]);
  });

  it("publishes the content of its start: what is saved while it builds is listed, and not shown", {
    tags: ["only-in-test-all"],
  }, async () => {
    standIn();
    await setPrice(31.5);
    const astro = readFileSync(join(dir, "astro"), "utf8");
    // It reads the content once that was saved anew.
    const waiting = `while (!existsSync(${JSON.stringify(join(dir, "saved"))}));`;
    writeFileSync(
      join(dir, "astro"),
      astro.replace("const price", `${waiting} const price`).replace("cpSync,", "cpSync, existsSync,"),
    );
    const ended = run();
    await expect.poll(async () => (await publishing()).run?.progress?.phase, { timeout: 120_000 }).toBe("pages");
    await setPrice(32.5);
    writeFileSync(join(dir, "saved"), "");
    expect(await ended).toMatchObject({ result: "done" });
    const page = join(dir, "releases", (await publishing()).current ?? "", "site/ar/index.html");
    expect(readFileSync(page, "utf8")).toContain("<main>31.5</main>");
    expect((await unpublished()).entries.map(({ id, fields }) => [id, fields])).toEqual([["daftar", ["plans"]]]);
  });

  it("leaves the site alone when a build fails, and leads to the entry that the program names", {
    tags: ["only-in-test-all"],
  }, async () => {
    standIn(`console.error("[ERROR] " + CONTENT_DIR + "/blog/how-we-estimate/ar.md cannot be read"); process.exit(3);`);
    const ended = await run();
    expect(ended).toMatchObject({
      result: "failed",
      step: "build",
      commit: { not: "noRepository" },
      errors: [{ kind: "posts", id: "how-we-estimate", text: "ar", reason: { key: "errors.publishBuild" } }],
    });
    expect(ended.log.join("\n")).toContain("Nothing was published");
    expect((await publishing()).releases).toEqual([]);
  });

  it("can be cancelled while it builds", { tags: ["only-in-test-all"] }, async () => {
    standIn("setInterval(() => {}, 1000);");
    const ended = run();
    await expect.poll(async () => (await publishing()).run?.progress?.phase, { timeout: 120_000 }).toBe("pages");
    expect((await ask("publish/cancel", "POST")).status).toBe(204);
    expect(await ended).toMatchObject({ result: "cancelled", errors: [] });
    expect((await ask("publish/cancel", "POST")).status).toBe(409);
  });

  it("says what a hook refused, and goes on without a branch", { tags: ["only-in-test-all"] }, async () => {
    makeRepository();
    standIn();
    await setPrice(31.5);
    const hook = join(dirname(content.dir), ".git/hooks/pre-commit");
    writeFileSync(hook, "#!/bin/sh\necho 'prices are frozen'\nexit 1\n");
    chmodSync(hook, 0o755);
    const [why] = (await run()).errors;
    expect(why?.reason).toMatchObject({ key: "errors.publishCommit", values: { message: "prices are frozen" } });
    expect((await publishing()).releases).toEqual([]);
    git("switch", "--quiet", "--detach");
    expect(await run()).toMatchObject({ result: "done", commit: { not: "noBranch" }, isSeen: false });
  });

  it("is for those who may", async () => {
    person = { ...OWNER, may: ACTIONS_BY_ROLE.writer };
    for (const path of ["publish", "publish/undo", "publish/cancel", "publish/take-back"])
      expect((await ask(path, "POST")).status).toBe(403);
    expect((await publishing()).run).toBeNull();
  });
});

describe("publishing to a branch", () => {
  let remote: string;
  beforeEach(() => {
    remote = join(dir, "remote.git");
    makeRepository();
    execFileSync("git", ["init", "--quiet", "--bare", remote]);
    git("remote", "add", "host", remote);
    openEditor({ PUBLISH_REMOTE: "host", PUBLISH_BRANCH: "live" });
  });
  const onBranch = () => execFileSync("git", ["-C", remote, "log", "--format=%s", "live"], { encoding: "utf8" });

  it("pushes what was committed, new files and whoever git does not know included", async () => {
    git("config", "--unset", "user.name");
    git("config", "--unset", "user.email");
    vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
    vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");
    expect((await unpublished()).since).toBeNull();
    await setPrice(31.5);
    writeFileSync(join(content.dir, "pictures/new.svg"), "<svg/>");
    await ask("drafts/posts", "POST", { id: "later", name: "Later", locale: "en" });
    expect(await run()).toMatchObject({ result: "done", steps: ["check", "commit", "push"] });
    expect(onBranch()).toMatch(/^Publish/);
    expect(git("show", "--name-only", "--format=%cn").split("\n").filter(Boolean)).toEqual([
      "Salma Nasser",
      "content/apps/daftar/app.json",
      "content/pictures/new.svg",
    ]);
    expect(await unpublished()).toMatchObject({ entries: [], files: [], since: { what: "branch" } });
  });

  it("explains a branch that has gone on without it, and loses nothing", { tags: ["only-in-test-all"] }, async () => {
    git("push", "--quiet", "host", "main:live");
    git("commit", "--quiet", "--allow-empty", "--message", "Of somebody else");
    git("push", "--quiet", "host", "main:live");
    git("reset", "--quiet", "--hard", "HEAD~1");
    await setPrice(31.5);
    const ended = await run();
    expect(ended).toMatchObject({ result: "failed", step: "push", commit: { hash: git("rev-parse", "HEAD") } });
    expect(ended.errors[0]?.reason).toEqual({ key: "errors.publishRejected", values: { branch: "live" } });
    expect(onBranch()).toMatch(/^Of somebody else/);
  });
});

/** A connection that was open before a switch gets one more answer from the process before. */
const shows = (words: string) => expect.poll(() => wordsAt(server?.url ?? ""), { timeout: 60_000 }).toBe(words);

const wordsAt = async (url: string) => /<main>(.*)<\/main>/.exec(await (await fetch(`${url}/ar`)).text())?.[1];

/** Reads pages until told to stop. */
function visit(url: string) {
  const failures: string[] = [];
  let [pages, isOver] = [0, false];
  const reader = async () => {
    while (!isOver) {
      const status = await fetch(`${url}/ar`).then(async (answer) => (await answer.text()) && answer.status, String);
      pages += 1;
      if (status !== 200) failures.push(String(status));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const readers = [reader(), reader(), reader()];
  return {
    async stop() {
      isOver = true;
      await Promise.all(readers);
      return { failures, pages };
    },
  };
}
