/** All kinds of pages and all flows in one browser, on a server of its own. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { languages } from "#harness/addresses.ts";
import { type BrowserPage, type Engine, until } from "#harness/browsers/browser-page.ts";
import { PROBE_ADDRESS, PROBE_SCRIPT } from "#harness/browsers/console-probe.ts";
import { type Flow, isReady, NotRun } from "#harness/browsers/flow.ts";
import { FINDING_FLOWS } from "#harness/browsers/flows/finding.ts";
import { FORM_FLOWS } from "#harness/browsers/flows/forms.ts";
import { FRAME_FLOWS } from "#harness/browsers/flows/frame.ts";
import { pageTypes } from "#harness/page-types.ts";
import { type InterruptibleProxy, startInterruptibleProxy } from "#harness/proxies/interruptible-proxy.ts";
import { type ServedBuild, serveBuild } from "#harness/served-build.ts";

export const FLOWS: readonly Flow[] = [...FORM_FLOWS, ...FINDING_FLOWS, ...FRAME_FLOWS];

/** Those that are unlike each other. */
const MAIN_KINDS: ReadonlySet<string> = new Set(["home", "contact", "app", "post"]);

export type Outcome = { name: string; result: "ok" | "failed" | "not run"; detail: string; ms: number };

/** `isQuick`: some kinds of pages and the main flows, for `npm test`. */
export type Choice = {
  isQuick: boolean;
  /** Only what has these words in its name. */
  flow?: string;
};

export async function tryEngine(engine: Engine, { isQuick, flow: words = "" }: Choice): Promise<Outcome[]> {
  const site = await serveBuild();
  const outcomes: Outcome[] = [];
  try {
    const kinds = pageTypes.filter(({ kind }) => !isQuick || MAIN_KINDS.has(kind));
    const pagesName = `${isQuick ? "main" : "all"} kinds of pages, no error in the console`;
    if (pagesName.includes(words)) outcomes.push(await timed(pagesName, () => visitPages(engine, site, kinds)));
    for (const [at, flow] of FLOWS.entries()) {
      if (!flow.name.includes(words) || (isQuick && !flow.isMain)) continue;
      const code = languages[at % languages.length]?.code ?? "";
      outcomes.push(await timed(flow.name, () => runFlow(engine, site, flow, code)));
    }
    return outcomes;
  } finally {
    await site.stop();
  }
}

async function timed(name: string, run: () => Promise<void>): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = (result: Outcome["result"], detail = "") => {
    const mark = { ok: "✓", failed: "✗", "not run": "–" }[result];
    const ms = Math.round(performance.now() - startedAt);
    console.log(`  ${mark} ${name} (${(ms / 1000).toFixed(1)} s)${detail && `\n      ${detail}`}`);
    return { name, result, detail, ms };
  };
  try {
    await run();
    return outcome("ok");
  } catch (error) {
    if (error instanceof NotRun) return outcome("not run", error.message);
    return outcome("failed", error instanceof Error ? error.message : String(error));
  }
}

async function withPage<Result>(
  engine: Engine,
  { url }: ServedBuild,
  use: (opened: { page: BrowserPage; network: InterruptibleProxy }) => Promise<Result>,
): Promise<Result> {
  const probe = engine.name === "webkit" ? { address: PROBE_ADDRESS, script: PROBE_SCRIPT } : undefined;
  const network = await startInterruptibleProxy(url, probe);
  const { page, close } = await engine.open();
  try {
    return await use({ page, network });
  } finally {
    await close();
    await network.stop();
  }
}

const visitPages = (engine: Engine, site: ServedBuild, kinds: typeof pageTypes) =>
  withPage(engine, site, async ({ page, network }) => {
    const found: string[] = [];
    for (const { path } of kinds)
      for (const { code } of languages) {
        await page.goto(`${network.url}/${code}${path}`);
        await until(page, "the page is ready", isReady);
        // Pages are fetched ahead when the browser is idle.
        await page.evaluate(
          () => new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve())),
        );
        const errors = await page.errors();
        found.push(...errors.splice(0).map((error) => `/${code}${path}: ${error}`));
      }
    if (found.length > 0) throw new Error([...new Set(found)].join("\n      "));
  });

const runFlow = (engine: Engine, site: ServedBuild, flow: Flow, code: string) =>
  withPage(engine, site, async ({ page, network }) => {
    await flow.run({ page, network, code, stored: (email) => storedMessages(site.dataDir, email) });
    const errors = (await page.errors()).filter((error) => !flow.allowed?.test(error));
    if (errors.length > 0) throw new Error(errors.join("\n      "));
  });

function storedMessages(dataDir: string, email: string): string[] {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  try {
    const rows = database.prepare("SELECT payload FROM submission WHERE email = ?").all(email);
    return rows.map((row) => JSON.parse(String(row["payload"])).message);
  } finally {
    database.close();
  }
}
