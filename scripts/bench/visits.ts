/** How the pages feel: Lighthouse on a simulated phone, real interactions on a slow processor, changes of page. */
import type { Browser, Page } from "@playwright/test";
import lighthouse from "lighthouse";
import { serveBuild } from "#harness/served-build.ts";
import { launchChromium } from "#scripts/browsers/launch-chromium.ts";
import { unusedPort } from "#server/network/unused-port.ts";
import { askedParts, machine, median, type Report, type Row, row } from "./report.ts";

const ASKED = askedParts("BENCH_VISITS", "lighthouse,interactions,changes");
const RUNS = Number(process.env["BENCH_RUNS"] ?? 5);
const PATHS = [
  "",
  "/apps/mizan",
  "/apps/mizan/store/scale-link",
  "/bloger/a-page-in-one-second",
  "/contact",
  "/social-media-generator",
];
const LANGUAGES = ["ar", "en"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const SLOWDOWN = 4;
/** A visitor looks before acting, and does not type faster than this. */
const SETTLE_MS = 1500;
const POINTING_MS = 200;
const KEY_PAUSE_MS = 120;

export async function runVisits(): Promise<Report> {
  const site = await serveBuild();
  const port = await unusedPort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  try {
    const rows: Row[] = [];
    if (ASKED.includes("lighthouse"))
      for (const path of PATHS)
        for (const language of LANGUAGES) rows.push(...(await lighthouseRows(`${site.url}/${language}${path}`, port)));
    if (ASKED.includes("interactions")) rows.push(...(await interactionRows(browser, site.url)));
    if (ASKED.includes("changes")) rows.push(await routeChangeRow(browser, site.url));
    return { title: "Visits", machine: machine(), rows };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function lighthouseRows(url: string, port: number): Promise<Row[]> {
  const address = new URL(url).pathname;
  const runs: { scores: number[]; lcp: number; cls: number; tbt: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    const { categories, audits } = result.lhr;
    const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    runs.push({
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      lcp: numberOf("largest-contentful-paint"),
      cls: numberOf("cumulative-layout-shift"),
      tbt: numberOf("total-blocking-time"),
    });
  }
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const lcp = median(runs.map((run) => run.lcp));
  const cls = median(runs.map((run) => run.cls));
  const tbt = median(runs.map((run) => run.tbt));
  console.log(address, scores.join("/"), `LCP ${Math.round(lcp)} ms, CLS ${cls.toFixed(3)}, TBT ${Math.round(tbt)} ms`);
  return [
    row(
      `${address}: Lighthouse`,
      "100/100/100/100",
      scores.join("/"),
      scores.every((score) => score === 100),
    ),
    row(
      `${address}: LCP, CLS, TBT`,
      "1200 ms, 0.02, 50 ms",
      `${Math.round(lcp)} ms, ${cls.toFixed(3)}, ${Math.round(tbt)} ms`,
      lcp <= 1200 && cls <= 0.02 && tbt <= 50,
    ),
  ];
}

/** What the visitor looks at before touching it, and what they then do. */
type Interaction = { name: string; path: string; width: number; target: string; act: (page: Page) => Promise<void> };

const clicks = (target: string) => ({ target, act: (page: Page) => page.locator(target).click() });

const types = (target: string, words: string) => ({
  target,
  act: async (page: Page) => {
    await page.locator(target).click();
    await page.keyboard.type(words, { delay: KEY_PAUSE_MS });
  },
});

const INTERACTIONS: readonly Interaction[] = [
  { name: "language menu", path: "/ar", width: 1440, ...clicks("header [popovertarget=language-menu]") },
  { name: "drawer", path: "/ar", width: 390, ...clicks("header [command=show-modal]") },
  { name: "tabs", path: "/ar", width: 1440, ...clicks("#work [role=tab]:nth-of-type(2)") },
  { name: "theme", path: "/ar", width: 1440, ...clicks("header [data-theme-toggle]") },
  {
    name: "search",
    path: "/ar",
    width: 1440,
    target: "header",
    act: async (page) => {
      await page.keyboard.press("/");
      const box = page.getByRole("combobox").first();
      await box.waitFor();
      await page.waitForTimeout(SETTLE_MS);
      await box.pressSequentially("فاتورة", { delay: KEY_PAUSE_MS });
    },
  },
  { name: "planner, first touch", path: "/ar/services/mobile", width: 390, ...clicks(".planner-size label >> nth=2") },
  { name: "filter of apps, first touch", path: "/ar/apps", width: 390, ...types("main input[type=search]", "فواتير") },
  { name: "questions, first touch", path: "/ar/faq", width: 390, ...types("main input[type=search]", "مفتاح") },
  {
    name: "form",
    path: "/ar/contact",
    width: 1440,
    target: "[name=name]",
    act: async (page) => {
      await page.locator("[name=name]").click();
      await page.keyboard.type("سلمى", { delay: KEY_PAUSE_MS });
      await page.locator("[name=email]").click();
      await page.keyboard.type("salma@example.com", { delay: KEY_PAUSE_MS });
    },
  },
];

async function interactionRows(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await longestDelay(browser, url, interaction));
    const time = median(times);
    const name = `${interaction.name}: to the next paint at ${SLOWDOWN}× slowdown`;
    rows.push(row(name, "≤ 100 ms", `${time} ms`, time <= 100));
  }
  return rows;
}

/** The longest time from a real event to the next picture, as the browser itself measures it. */
async function longestDelay(browser: Browser, url: string, { path, width, target, act }: Interaction): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(url + path, { waitUntil: "networkidle" });
  await page.locator(target).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const durations: number[] = [0];
    Reflect.set(window, "durations", durations);
    new PerformanceObserver((list) => {
      // Those without a number are no interactions, such as a pointer that passes.
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.waitForTimeout(SETTLE_MS);
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  const longest = await page.evaluate(() => Math.max(...(Reflect.get(window, "durations") as number[])));
  await page.close();
  return longest;
}

/** From the click on a link that was fetched ahead, and pointed at as long as a hand needs, to the new page. */
async function routeChangeRow(browser: Browser, url: string): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/ar/apps`, { waitUntil: "networkidle" });
    const link = page.locator('main a[href="/ar/apps/mizan"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(3000);
    await link.hover();
    await page.waitForTimeout(POINTING_MS);
    times.push(
      await link.evaluate(
        (element: HTMLElement) =>
          new Promise<number>((resolve) => {
            const startedAt = performance.now();
            document.addEventListener("astro:after-swap", () => resolve(performance.now() - startedAt), { once: true });
            element.click();
          }),
      ),
    );
    await page.close();
  }
  const time = median(times);
  return row("change of page after prefetch", "≤ 150 ms", `${Math.round(time)} ms`, time <= 150);
}
