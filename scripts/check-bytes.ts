/** `npm run check:bytes`: what a cold visit downloads, for each kind of page and language, held to its budget. */
import "#scripts/bytes/needs-build.ts";
import { join } from "node:path";
import { limitConcurrency } from "#domain/concurrency/concurrency-limit.ts";
import { languages } from "#harness/addresses.ts";
import { pageTypes } from "#harness/page-types.ts";
import { serveBuild } from "#harness/served-build.ts";
import { DIST_DIR } from "#harness/visited-server.ts";
import { launchChromium } from "#scripts/browsers/launch-chromium.ts";
import { bytesBelow, MAX_BUILD_BYTES } from "#scripts/bytes/build-size.ts";
import { weighFeatures } from "#scripts/bytes/feature-code.ts";
import { touchEverything, type Weight, weigh } from "#scripts/bytes/weight.ts";

const KB = 1024;
/** Most of the time each waits for the network to be quiet. */
const CONCURRENCY = 4;

const COLUMNS = [
  "HTML",
  "CSS",
  "JavaScript",
  "fonts",
  "total",
  "requests",
  "elements",
  "layouts",
] as const satisfies (keyof Weight)[];

/** Numbers of things, not bytes. */
const COUNTED: ReadonlySet<keyof Weight> = new Set(["requests", "elements", "layouts"]);

/** With the loader of islands, where there are some. */
const SCRIPTS = 14.5;
/** React is fetched when idle where a form is the page's purpose, and for the offline page, where it is in the cache. */
const WITH_REACT = SCRIPTS + 70;
const HAS_REACT: ReadonlySet<string> = new Set(["contact", "serial", "offline"]);

/** Sheets, fonts and pictures that come late lay a page out again; an animation that does would be far above. */
const MAX_LAYOUTS = 20;

/** In KB; requests, elements and layouts by number. */
function budgetOf(kind: string, dir: string): Weight {
  const isHome = kind === "home";
  const hasReact = HAS_REACT.has(kind);
  return {
    // The generator draws every layout and size of a post.
    HTML: kind === "generator" ? 21 : 18,
    // On home, the styles of the first screen stand in the head and again in the sheets: see build/styles/page-styles.ts.
    CSS: isHome ? 20 : 14.5,
    JavaScript: hasReact ? WITH_REACT : SCRIPTS,
    fonts: dir === "rtl" ? 42 : 28,
    // Pictures of screens and charts near the first screen are among them.
    total: hasReact ? 175 : 125,
    requests: hasReact ? 28 : 26,
    elements: isHome ? 1400 : 1200,
    layouts: MAX_LAYOUTS,
  };
}
const TOUCHED = "home, all touched";
const touchedBudget = (dir: string): Weight => ({
  ...budgetOf("home", dir),
  CSS: 23,
  // With the contact form and its rules.
  JavaScript: 96,
  total: 340,
  requests: 70,
  elements: 1700,
});

type Wanted = { name: string; address: string; budget: Weight; isTouched: boolean };

const wanted: Wanted[] = [
  ...pageTypes.map((type) => ({ ...type, isTouched: false })),
  { kind: TOUCHED, path: "", isTouched: true },
].flatMap(({ kind, path, isTouched }) =>
  languages.map(({ code, dir }) => ({
    name: `${kind}, ${code}`,
    address: `/${code}${path}`,
    budget: isTouched ? touchedBudget(dir) : budgetOf(kind, dir),
    isTouched,
  })),
);

const inUnits = (weight: Weight, column: keyof Weight) => (COUNTED.has(column) ? weight[column] : weight[column] / KB);
const isOver = ({ weight, budget }: Weighed, column: keyof Weight) => inUnits(weight, column) > budget[column];

type Weighed = Wanted & { weight: Weight };

async function weighAll(): Promise<Weighed[]> {
  const site = await serveBuild();
  const browser = await launchChromium();
  try {
    const weighed: Weighed[] = [];
    await limitConcurrency(CONCURRENCY, wanted, async (page) => {
      const weight = await weigh(browser, site.url + page.address, page.isTouched ? touchEverything : undefined);
      weighed.push({ ...page, weight });
    });
    return wanted.flatMap(({ name }) => weighed.filter((page) => page.name === name));
  } finally {
    await browser.close();
    await site.stop();
  }
}

function tableOf(pages: readonly Weighed[]): string {
  const cellOf = (page: Weighed, column: keyof Weight) => {
    const value = inUnits(page.weight, column);
    const shown = `${COUNTED.has(column) ? value : value.toFixed(1)}/${page.budget[column]}`;
    return isOver(page, column) ? `✗ ${shown}` : shown;
  };
  const nameWidth = Math.max(...pages.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(13)).join("");
  return [
    "Downloads before anything is touched, KB after brotli / budget",
    line("", COLUMNS),
    ...pages.map((page) =>
      line(
        page.name,
        COLUMNS.map((column) => cellOf(page, column)),
      ),
    ),
  ].join("\n");
}

const weighed = await weighAll();
console.log(tableOf(weighed));
const empty = weighed.filter(({ weight }) => weight.HTML < KB || weight.CSS < KB || weight.JavaScript < KB);
const over = weighed.flatMap((page) =>
  COLUMNS.filter((column) => isOver(page, column)).map(
    (column) => `${page.address}: ${column} is over its budget of ${page.budget[column]}`,
  ),
);
for (const { address } of empty) console.error(`${address}: nothing to weigh; was the site built?`);
const buildBytes = bytesBelow(join(DIST_DIR, "site"));
console.log(`The whole build: ${(buildBytes / 1e6).toFixed(1)} of ${MAX_BUILD_BYTES / 1e6} MB`);
if (buildBytes > MAX_BUILD_BYTES) over.push(`${DIST_DIR}: the image has no room for ${buildBytes} bytes`);
const features = weighFeatures(DIST_DIR);
console.log(`Code of features: ${features.map(({ name, kb }) => `${name} ${kb.toFixed(1)}`).join(", ")} KB`);
for (const { name, kb, maxKb } of features)
  if (kb > maxKb) over.push(`${name}: ${kb.toFixed(1)} KB of code is over its budget of ${maxKb}`);
for (const error of over) console.error(error);
if (empty.length + over.length > 0) process.exit(1);
