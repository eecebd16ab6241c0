/** `npm start` over midnight, on a clock of its own. A small program stands where Astro is: it copies a build, or fails. */
import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, type TestContext } from "vitest";
import { copyContent } from "#harness/content-copy.ts";
import { startServer } from "#harness/server.ts";
import { envAt } from "#harness/shifted-clock.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { listReleases } from "#server/releases/releases.ts";

const ARTICLE = "how-we-estimate";
/** Time to start in; a slow machine may start after midnight, and has to do the same. */
const BEFORE_MIDNIGHT_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
/** In the time zone of the sample company, three hours before UTC. */
const MIDNIGHT = "2031-03-01T21:00:00Z";
const DAY = "2031-03-02";

const moduleAt = (path: string) => JSON.stringify(pathToFileURL(path).href);
/** Its pages say which articles wait, and one word of the content. */
const standIn = (build: string, failIf: string) => `#!/usr/bin/env node
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { listScheduledPosts } from ${moduleAt("build/content/scheduled-posts.ts")};
import { inputsFingerprint } from ${moduleAt("build/pages/inputs.ts")};
import { readEnv } from ${moduleAt("server/env.ts")};
if (existsSync(${JSON.stringify(failIf)})) throw new Error("no space left on device");
const env = readEnv();
cpSync(${JSON.stringify(build)}, env.DIST_DIR, { recursive: true });
const scheduled = listScheduledPosts(env.CONTENT_DIR);
const { role } = JSON.parse(readFileSync(env.CONTENT_DIR + "/team/huda-salim.json", "utf8"));
for (const page of globSync(env.DIST_DIR + "/site/*/index.html"))
  writeFileSync(page, "<main>" + JSON.stringify([scheduled.map(({ id }) => id), role.en]) + "</main>");
const path = env.DIST_DIR + "/manifest.json";
const manifest = JSON.parse(readFileSync(path, "utf8"));
writeFileSync(path, JSON.stringify({ ...manifest, inputs: inputsFingerprint(env), scheduled }));
`;

const wordsOf = (html: string) => JSON.parse(/<main>(.*)<\/main>/.exec(html)?.[1] ?? "");

/**
 * A site that was published the day before, and has been changed since. Asked for by the test itself: of tests that run
 * at the same time, the global `onTestFinished` may mean another one, which would end this one's server with its own.
 */
async function publishTheDayBefore({ onTestFinished }: Pick<TestContext, "onTestFinished">) {
  const dir = mkdtempSync(join(tmpdir(), "site-due-"));
  const content = copyContent();
  const build = writeSiteFixture();
  const failIf = join(dir, "fail");
  onTestFinished(() => {
    content.remove();
    for (const folder of [dir, build]) rmSync(folder, { recursive: true, force: true });
  });
  writeFileSync(join(dir, "package.json"), '{ "type": "module" }');
  writeFileSync(join(dir, "astro"), standIn(build, failIf));
  chmodSync(join(dir, "astro"), 0o755);
  content.edit(`blog/${ARTICLE}/post.json`, (post: object) => ({ ...post, publishedOn: DAY }));
  const releasesDir = join(dir, "releases");
  const envBefore = (ms: number) => ({
    PATH: [dir, process.env["PATH"]].join(delimiter),
    ...envAt(new Date(Date.parse(MIDNIGHT) - ms)),
    CONTENT_DIR: content.dir,
    DIST_DIR: join(dir, "dist"),
    RELEASES_DIR: releasesDir,
    DATA_DIR: join(dir, "data"),
  });
  const publish = [process.execPath, ["scripts/publish.ts", "--ports", "1"], { env: envBefore(DAY_MS) }] as const;
  await promisify(execFile)(...publish);
  const [release] = listReleases(releasesDir);
  const before = wordsOf(readFileSync(join(release?.dir ?? "", "site/ar/index.html"), "utf8"));
  content.edit("team/huda-salim.json", (member: { role: Record<string, string> }) => {
    member.role["en"] = "Saved and not published";
  });
  return {
    before,
    failIf,
    releases: () => listReleases(releasesDir),
    async start() {
      const command = [process.execPath, "scripts/start.ts"] as const;
      const server = await startServer({ command, env: envBefore(BEFORE_MIDNIGHT_MS) });
      onTestFinished(async () => void (await server.end("SIGTERM")));
      return { server, shown: async () => wordsOf(await (await fetch(`${server.url}/ar`)).text()) };
    },
  };
}

describe.concurrent("npm start at midnight", { timeout: 180_000 }, () => {
  it("shows the article of the day that begins, and nothing else that was saved", {
    tags: ["only-in-test-all"],
  }, async (test) => {
    const { before, start, releases } = await publishTheDayBefore(test);
    const [, role] = before;
    expect(before).toEqual([[ARTICLE], role]);
    const { server, shown } = await start();
    await expect.poll(shown, { timeout: 150_000, interval: 500 }).toEqual([[], role]);
    expect(server.output()).toContain(`"event":"articles-due","articles":"${ARTICLE}"`);
    expect(releases()).toHaveLength(2);
  });

  it("leaves the site alone and says why where it cannot be built", { tags: ["only-in-test-all"] }, async (test) => {
    const { before, failIf, start, releases } = await publishTheDayBefore(test);
    writeFileSync(failIf, "");
    const { server, shown } = await start();
    await expect.poll(server.output, { timeout: 150_000, interval: 500 }).toContain("articles-not-published");
    expect(server.output()).toContain("no space left on device");
    expect([await shown(), releases().length]).toEqual([before, 1]);
  });
});
