/** `npm run publish` with a real server. A small program stands where Astro is: it copies a build, or fails. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { copyContent } from "#harness/content-copy.ts";
import { type Ended, runScript } from "#harness/run-script.ts";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { parseEnv } from "#server/env.ts";
import { PlainError } from "#server/plain-error.ts";
import { addRelease, currentRelease, listReleases, writePointer } from "#server/releases/releases.ts";
import { publish } from "./publish.ts";
import { showRelease } from "./show-release.ts";

let dir: string;
let releases: string;
let content: ReturnType<typeof copyContent>;
let server: ServerProcess | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "site-publish-"));
  releases = join(dir, "releases");
  content = copyContent();
});
afterEach(async () => {
  await server?.end("SIGTERM");
  server = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  content.remove();
  rmSync(dir, { recursive: true, force: true });
});

const port = () => (server ? new URL(server.url).port : "1");
const variables = () => ({
  RELEASES_DIR: releases,
  CONTENT_DIR: content.dir,
  PORT: port(),
  PATH: [dir, process.env["PATH"]].join(delimiter),
});

const run = (args: readonly string[]) => runScript("scripts/publish.ts", args, variables());

/** What the command does once its arguments are read, without a process of its own. */
async function runHere({ keep = 5 } = {}): Promise<Ended> {
  const lines: string[] = [];
  for (const method of ["log", "error", "warn"] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => lines.push(line));
  for (const [name, value] of Object.entries(variables())) vi.stubEnv(name, value);
  let code = 0;
  try {
    await publish({
      env: parseEnv(variables()),
      releasesDir: releases,
      ports: [Number(port())],
      keep,
      isAutomatic: false,
      onReport: () => {},
      signal: new AbortController().signal,
    });
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    code = 1;
    lines.push(error.message);
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
  return { code, output: lines.join("\n") };
}

function standIn(program: string) {
  writeFileSync(join(dir, "astro"), `#!/usr/bin/env node\n${program}`);
  chmodSync(join(dir, "astro"), 0o755);
}

/** Content whose build says these words on its pages. */
function write(words: string, { broken = "" } = {}) {
  content.edit("team/huda-salim.json", (member: { role: Record<string, string> }) => {
    member.role["en"] = words;
  });
  const build = join(dir, "build");
  rmSync(build, { recursive: true, force: true });
  renameSync(buildOf(words), build);
  standIn(`
    require("node:fs").cpSync(${JSON.stringify(build)}, process.env.DIST_DIR, { recursive: true });
    ${broken}`);
}

/** A build of the content as it is, with these words on its pages. */
function buildOf(words: string): string {
  const build = writeSiteFixture({ text: words });
  const path = join(build, "manifest.json");
  const inputs = inputsFingerprint(parseEnv(variables()));
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), inputs }));
  return build;
}

/** As if it had been published before. */
function showFirst() {
  const name = "2026-01-01T00-00-00Z";
  addRelease(releases, { name, buildDir: buildOf("First words"), replaced: null, serverCode: "x" });
  writePointer(releases, name);
  return name;
}

const start = async (workers = "1") => {
  server = await startServer({
    env: {
      DIST_DIR: join(dir, "none"),
      RELEASES_DIR: releases,
      DATA_DIR: join(dir, "data"),
      WORKERS: workers,
      LOG_LEVEL: "error",
    },
  });
};
const words = async () => /<main>(.*)<\/main>/.exec(await (await fetch(`${server?.url}/ar`)).text())?.[1];
const shown = () => currentRelease(releases)?.name ?? "";

describe("npm run publish", { timeout: 180_000 }, () => {
  it("builds, shows, undoes, and shows again what was built before", { tags: ["only-in-test-all"] }, async () => {
    write("First words");
    const first = await run([]);
    expect([first.code, first.output]).toEqual([0, expect.stringContaining("No server answers on port 1")]);
    const one = shown();
    await start("2");
    expect(await words()).toBe("First words");

    write("Second words");
    const second = await run([]);
    expect(second.output).toContain(`Building beside release ${one}, which is shown meanwhile.`);
    expect(second.output).toContain(`The server on port ${port()} shows it.`);
    expect([second.code, await words()]).toEqual([0, "Second words"]);
    const two = shown();
    expect((await run(["--list"])).output).toBe(`${two}  shown\n${one}\n`);

    expect((await run(["--undo"])).code).toBe(0);
    expect([shown(), await words()]).toEqual([one, "First words"]);
    const held = await run(["--if-due"]);
    expect([held.code, held.output, shown()]).toEqual([0, expect.stringContaining("was chosen by hand"), one]);
    // What was undone is taken back: there is nothing to wait for.
    write("First words");
    expect((await run(["--if-due"])).output).toContain("no article that waits in the site that is shown is due");
    write("Second words");

    standIn("process.exit(9);");
    const again = await run([]);
    expect(again.output).toContain(`Release ${two} is of exactly what is here now`);
    expect([again.code, await words()]).toEqual([0, "Second words"]);
    expect((await run([])).output).toContain(`Nothing has changed since release ${two}`);
    expect((await run(["--to", one])).code).toBe(0);
    expect(await words()).toBe("First words");
  });

  it("leaves the site alone and says what to mend when content, build or what was built is wrong", async () => {
    const one = showFirst();
    await start();
    const asBefore = `Nothing was published. The site is shown as before (release ${one}).`;

    const error = "[ERROR] src/pages/a.astro cannot be written";
    write("Second words", { broken: `console.error(${JSON.stringify(error)}); process.exitCode = 3;` });
    const failed = await runHere();
    expect(failed.output).toContain(error);
    write("Third words", { broken: 'require("node:fs").rmSync(process.env.DIST_DIR + "/site/ar/index.html");' });
    const incomplete = await runHere();
    expect(incomplete.output).toContain("index.html");
    write("x");
    const empty = await run([]);
    expect(empty.output).toContain("content/team/huda-salim.json");
    expect(empty.output).not.toContain("Building");
    for (const { code, output } of [failed, incomplete, empty])
      expect([code, output]).toEqual([1, expect.stringContaining(asBefore)]);
    expect([shown(), await words(), listReleases(releases).length]).toEqual([one, "First words", 1]);
    expect(readdirSync(releases).sort()).toEqual([one, "current"]);
  });

  it("goes back by itself where the server cannot show what was built", { tags: ["only-in-test-all"] }, async () => {
    const one = showFirst();
    await start();
    const buildDir = writeSiteFixture({ text: "Second words" });
    rmSync(join(buildDir, "server-facts.json"));
    const release = addRelease(releases, { name: "2099-01-01T00-00-00Z", buildDir, replaced: one, serverCode: "x" });
    await expect(
      showRelease({ releasesDir: releases, release, ports: [Number(port())], giveUpMs: 5000 }),
    ).rejects.toThrow("does not show it, and its log says why");
    expect([shown(), await words()]).toEqual([one, "First words"]);
    await expect.poll(() => server?.output(), { timeout: 60_000 }).toContain("release-refused");
  });

  it("keeps as many as it is told, and those that are needed", { tags: ["only-in-test-all"] }, async () => {
    showFirst();
    for (const text of ["Second words", "Third words"]) {
      write(text);
      expect((await runHere({ keep: 2 })).code).toBe(0);
    }
    const [three, two] = listReleases(releases);
    expect(listReleases(releases)).toHaveLength(2);
    expect((await run(["--to", two?.name ?? ""])).code).toBe(0);
    write("Fourth words");
    expect((await run(["--keep", "1"])).code).toBe(0);
    // The current one, and the one that undo leads to.
    expect(listReleases(releases).map(({ name }) => name)).toEqual([shown(), two?.name]);
    expect(existsSync(three?.dir ?? "")).toBe(false);
    expect((await run(["--undo"])).code).toBe(0);
    expect(shown()).toBe(two?.name);
  });

  it("runs once at a time, and after one that was killed", async () => {
    showFirst();
    const lock = join(releases, "publishing");
    const heldBy = (pid: number) => writeFileSync(lock, JSON.stringify({ pid, host: hostname(), at: Date.now() }));
    heldBy(process.pid);
    const second = await run([]);
    expect([second.code, second.output]).toEqual([1, expect.stringContaining("is being published at this moment")]);
    heldBy(2 ** 22 + 1);
    expect((await run([])).code).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });
});
