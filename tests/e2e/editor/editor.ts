/** The editor of `npm run edit` on a copy of the content: its own program, its own site beside it. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type Cookie, expect, type Page } from "@playwright/test";
import { copyContent } from "#harness/content-copy.ts";
import { PORT } from "#harness/visited-server.ts";
import { test as base, type PageProblems } from "#tests/e2e/support/fixture.ts";

export type RunningEditor = {
  address: string;
  /** Was opened: it does not open a second time. */
  oneTimeAddress: string;
  /** Of the browser that opened it. */
  cookies: Cookie[];
  siteAddress: string;
  contentDir: string;
  /** Where a site's server would keep its submissions; there are none yet. */
  dataDir: string;
  /** Where its servers find what it publishes. */
  releases: { DIST_DIR: string; RELEASES_DIR: string };
  /** Changes a content file as somebody else would. */
  write: (file: string, text: string) => void;
  /** The lines of a content file that are not as they are in the repository, each once. */
  changedLines: (file: string) => string[];
  /** Makes the content what it is in the repository. */
  restoreContent: () => void;
  stop: () => Promise<void>;
};

/** Away from the ports of the other servers of a run. */
const FIRST_PORT = PORT + 10;

/** Astro's notes on what it has read, which name files by their place: those of a copy would outlive it and mislead. */
function forgetCopy() {
  for (const file of ["data-store.json", "content-assets.mjs", "content-modules.mjs"])
    rmSync(join(".astro", file), { force: true });
}

type EditorStart = {
  /** With a folder for releases, beside a build of the content as it is. */
  isPublishing?: boolean;
  env?: Record<string, string>;
};

/** Opens the address that the terminal shows, as a person would. */
async function openOnce(browser: Browser, oneTimeAddress: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(oneTimeAddress);
  await expect(page.locator(".rail")).toBeVisible();
  // The token is neither in the address bar nor in the history.
  expect(page.url()).toBe(`${new URL(oneTimeAddress).origin}/#/`);
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: "Strict" }]);
  await context.close();
  return cookies;
}

export async function startEditor(browser: Browser, start: EditorStart = {}): Promise<RunningEditor> {
  const { isPublishing = false, env = {} } = start;
  const content = copyContent();
  forgetCopy();
  const folder = mkdtempSync(join(tmpdir(), "edited-site-"));
  const dataDir = join(folder, "data");
  const releases = { DIST_DIR: join(folder, "dist"), RELEASES_DIR: join(folder, "releases") };
  if (isPublishing) cpSync(content.dir, join(releases.DIST_DIR, "content"), { recursive: true });
  const child = spawn(process.execPath, ["--title=visited-editor", "scripts/edit.ts"], {
    env: {
      ...process.env,
      PORT: String(FIRST_PORT),
      CONTENT_DIR: content.dir,
      DIST_DIR: releases.DIST_DIR,
      ...(isPublishing && { RELEASES_DIR: releases.RELEASES_DIR }),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const [oneTimeAddress = "", siteAddress = ""] = await new Promise<string[]>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const found = /Edit at (\S+) — pages at (\S+)/.exec(output);
      if (found) resolve(found.slice(1));
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    child.once("exit", () => reject(new Error(`the editor did not start:\n${output}`)));
  });
  return {
    address: new URL(oneTimeAddress).origin,
    oneTimeAddress,
    cookies: await openOnce(browser, oneTimeAddress),
    siteAddress,
    contentDir: content.dir,
    dataDir,
    releases,
    write: (file, text) => writeFileSync(join(content.dir, file), text),
    changedLines(file) {
      const before = new Set(readFileSync(join("content", file), "utf8").split("\n"));
      const after = readFileSync(join(content.dir, file), "utf8").split("\n");
      return after.filter((line) => !before.has(line)).map((line) => line.trim());
    },
    restoreContent: content.restore,
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      forgetCopy();
      content.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One editor for all visits that need no other: starting one and the site beside it takes as long as ten visits. */
export const test = base.extend<object, { editor: RunningEditor }>({
  editor: [
    async ({ browser }, use) => {
      const editor = await startEditor(browser);
      await use(editor);
      await editor.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Lets a visit into the editor, and allows what the pages beside it do. */
export async function enterEditor(
  { address, siteAddress, cookies }: RunningEditor,
  { context, errors }: { context: BrowserContext; errors: PageProblems },
) {
  await context.addCookies(cookies);
  const ours = [address, siteAddress].map((each) => new URL(each).port).join("|");
  errors.allow(new RegExp(`^third party: http://127\\.0\\.0\\.1:(?:${ours})/`));
  // A dialog of the page beside the form may not take the focus from it.
  errors.allow(/Blocked autofocusing/);
}

/** Opens a place of the editor and waits until its fields are there. */
export async function openPlace({ address }: RunningEditor, page: Page, place: string) {
  await page.goto(`${address}/#/${place}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
