/** `npm run publish` with a real server. A small program stands where Astro is: it copies a build, or fails. */
import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inputsFingerprint } from "#build/pages/inputs.ts";
import { copyContent } from "#harness/content-copy.ts";
import { type ServerProcess, startServer } from "#harness/server.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { parseEnv } from "#server/env.ts";
import { addRelease, currentRelease, listReleases } from "#server/releases/releases.ts";
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
  content.remove();
  rmSync(dir, { recursive: true, force: true });
});

const variables = (change: Record<string, string> = {}) => ({
  RELEASES_DIR: releases,
  CONTENT_DIR: content.dir,
  PORT: server ? new URL(server.url).port : "1",
  ...change,
});

type Ended = { code: number | null; output: string };

function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["scripts/publish.ts", ...args],
      { env: { PATH: [dir, process.env["PATH"]].join(delimiter), ...variables(env) } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

function standIn(program: string) {
  writeFileSync(join(dir, "astro"), `#!/usr/bin/env node\n${program}`);
  chmodSync(join(dir, "astro"), 0o755);
}

/** Publishes a site whose pages say these words. */
async function publish(words: string, args: readonly string[] = [], broken = ""): Promise<Ended> {
  content.edit("team/huda-salim.json", (member: { role: Record<string, string> }) => {
    member.role["en"] = words;
  });
  const build = writeSiteFixture({ text: words });
  const path = join(build, "manifest.json");
  const inputs = inputsFingerprint(parseEnv(variables()));
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), inputs }));
  standIn(`
    require("node:fs").cpSync(${JSON.stringify(build)}, process.env.DIST_DIR, { recursive: true });
    ${broken}`);
  const ended = await run(args);
  rmSync(build, { recursive: true });
  return ended;
}

const start = async () => {
  server = await startServer({
    env: {
      DIST_DIR: join(dir, "none"),
      RELEASES_DIR: releases,
      DATA_DIR: join(dir, "data"),
      WORKERS: "2",
      LOG_LEVEL: "error",
    },
  });
};
const words = async () => /<main>(.*)<\/main>/.exec(await (await fetch(`${server?.url}/ar`)).text())?.[1];
const shown = () => currentRelease(releases)?.name ?? "";

describe("npm run publish", { timeout: 180_000 }, () => {
  it("builds, shows, undoes, and shows again what was built before", async () => {
    const first = await publish("First words");
    expect([first.code, first.output]).toEqual([0, expect.stringContaining("No server answers on port 1")]);
    const one = shown();
    await start();
    expect(await words()).toBe("First words");

    const second = await publish("Second words");
    expect(second.output).toContain(`Building beside release ${one}, which is shown meanwhile.`);
    expect(second.output).toContain(`The server on port ${new URL(server?.url ?? "").port} shows it.`);
    expect([second.code, await words()]).toEqual([0, "Second words"]);
    const two = shown();
    expect((await run(["--list"])).output).toBe(`${two}  shown\n${one}\n`);

    expect((await run(["--undo"])).code).toBe(0);
    expect([shown(), await words()]).toEqual([one, "First words"]);
    const held = await run(["--if-due"]);
    expect([held.code, held.output, shown()]).toEqual([0, expect.stringContaining("was chosen by hand"), one]);

    standIn("process.exit(9);");
    const again = await run([]);
    expect(again.output).toContain(`Release ${two} is of exactly what is here now`);
    expect([again.code, await words()]).toEqual([0, "Second words"]);
    expect((await run([])).output).toContain(`Nothing has changed since release ${two}`);
    expect((await run(["--to", one])).code).toBe(0);
    expect(await words()).toBe("First words");
  });

  it("leaves the site alone and says what to mend when content, build or what was built is wrong", async () => {
    await publish("First words");
    await start();
    const one = shown();
    const asBefore = `Nothing was published. The site is shown as before (release ${one}).`;

    const failed = await publish(
      "Second words",
      [],
      'console.error("[ERROR] src/pages/a.astro cannot be written"); process.exitCode = 3;',
    );
    expect(failed.output).toContain("[ERROR] src/pages/a.astro cannot be written");
    const incomplete = await publish(
      "Third words",
      [],
      'require("node:fs").rmSync(process.env.DIST_DIR + "/site/ar/index.html");',
    );
    expect(incomplete.output).toContain("index.html");
    const empty = await publish("x");
    expect(empty.output).toContain("content/team/huda-salim.json");
    expect(empty.output).not.toContain("Building");
    for (const { code, output } of [failed, incomplete, empty])
      expect([code, output]).toEqual([1, expect.stringContaining(asBefore)]);
    expect([shown(), await words(), listReleases(releases).length]).toEqual([one, "First words", 1]);
    expect(readdirSync(releases).sort()).toEqual([one, "current"]);
  });

  it("goes back by itself where the server cannot show what was built", async () => {
    await publish("First words");
    await start();
    const one = shown();
    const buildDir = writeSiteFixture({ text: "Second words" });
    rmSync(join(buildDir, "server-facts.json"));
    const release = addRelease(releases, { name: "2099-01-01T00-00-00Z", buildDir, replaced: one, serverCode: "x" });
    const ports = [Number(new URL(server?.url ?? "").port)];
    await expect(showRelease({ releasesDir: releases, release, ports, giveUpMs: 5000 })).rejects.toThrow(
      "does not show it, and its log says why",
    );
    expect([shown(), await words()]).toEqual([one, "First words"]);
    await expect.poll(() => server?.output(), { timeout: 20_000 }).toContain("release-refused");
  });

  it("keeps as many as it is told, and those that are needed", async () => {
    for (const text of ["First words", "Second words", "Third words"]) await publish(text, ["--keep", "2"]);
    const [three, two] = listReleases(releases);
    expect(listReleases(releases)).toHaveLength(2);
    expect((await run(["--to", two?.name ?? ""])).code).toBe(0);
    await publish("Fourth words", ["--keep", "1"]);
    // The current one, and the one that undo leads to.
    expect(listReleases(releases).map(({ name }) => name)).toEqual([shown(), two?.name]);
    expect(existsSync(three?.dir ?? "")).toBe(false);
    expect((await run(["--undo"])).code).toBe(0);
    expect(shown()).toBe(two?.name);
  });

  it("runs once at a time, and after one that was killed", async () => {
    await publish("First words");
    const lock = join(releases, "publishing");
    writeFileSync(
      lock,
      JSON.stringify({ pid: process.pid, host: (await import("node:os")).hostname(), at: Date.now() }),
    );
    const second = await run([]);
    expect([second.code, second.output]).toEqual([1, expect.stringContaining("is being published at this moment")]);
    writeFileSync(
      lock,
      JSON.stringify({ pid: 2 ** 22 + 1, host: (await import("node:os")).hostname(), at: Date.now() }),
    );
    expect((await run([])).code).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });
});
