import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";
import { until } from "#harness/browsers/browser-page.ts";
import { arrive, type Flow, NotRun, untilAddress, untilShown } from "#harness/browsers/flow.ts";

const WORDS: Readonly<Record<string, string>> = { ar: "فاتورة", en: "invoice" };
const APP_WORDS: Readonly<Record<string, string>> = { ar: "اوتوكاد", en: "autocad" };
const PNG = [0x89, 0x50, 0x4e, 0x47];
const SHARED_PLAN = "size=large&platforms=ios+android&languages=ar+en&integrations=payment&start=2099-01-08";

/** Firefox compresses the objects that say what is a page. */
function countPages(pdf: Buffer): number {
  const whole = pdf.toString("latin1");
  const streams = [...whole.matchAll(/\/ObjStm.*?stream\r?\n(.*?)\r?\nendstream/gs)].map(([, packed = ""]) =>
    inflateSync(Buffer.from(packed, "latin1")).toString("latin1"),
  );
  return [whole, ...streams].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export const FINDING_FLOWS: readonly Flow[] = [
  {
    name: "search by keyboard",
    isMain: true,
    async run(visit) {
      const { page, code } = visit;
      await arrive(visit, "/about");
      await page.press("/");
      await untilShown(page, "dialog.search-dialog[open] input[type=search]");
      await page.type("dialog.search-dialog input[type=search]", WORDS[code] ?? "");
      await untilShown(page, "dialog [role=option]");
      await page.press("ArrowDown");
      const chosen = await until(page, "an option is active", () =>
        document.querySelector("[role=option][aria-selected=true]")?.getAttribute("href"),
      );
      await page.press("Enter");
      await untilAddress(page, new RegExp(`${chosen}$`));
    },
  },
  {
    name: "filters of the apps, kept in the address",
    async run(visit) {
      const { page, code } = visit;
      await arrive(visit, "/apps");
      const rows = () =>
        [...document.querySelectorAll<HTMLAnchorElement>(".store-row h3 a")]
          .filter((link) => link.checkVisibility())
          .map(({ pathname }) => pathname.split("/").at(-1));
      await page.type("main input[type=search]", APP_WORDS[code] ?? "");
      const isOne = () =>
        [...document.querySelectorAll(".store-row")].filter((row) => row.checkVisibility()).length === 1;
      await until(page, "one app is left", isOne);
      await page.goto(await page.evaluate(() => location.href));
      await until(page, "one app after a reload", isOne);
      assert.deepEqual(await page.evaluate(rows), ["masqat"]);
    },
  },
  {
    name: "planner",
    async run(visit) {
      const { page } = visit;
      await arrive(visit, "/services/mobile");
      const durations = () =>
        [...document.querySelectorAll(".schedule-duration")].map((cell) => cell.textContent).join();
      const before = await page.evaluate(durations);
      await page.click(".planner label:has(input[value=large])");
      await untilAddress(page, /size=large/);
      assert.notEqual(await page.evaluate(durations), before);
    },
  },
  {
    name: "a post of the generator is exported",
    async run(visit) {
      const { page } = visit;
      await arrive(visit, "/social-media-generator?template=announcement");
      await untilShown(page, ".studio[data-ready=true]");
      await page.evaluate(() => {
        const create = URL.createObjectURL;
        URL.createObjectURL = (file) => {
          Reflect.set(window, "exported", file);
          return create(file);
        };
      });
      await page.click(".studio-export-main button");
      const bytes = await until(page, "a file", async () => {
        const file: unknown = Reflect.get(window, "exported");
        return file instanceof Blob ? [...new Uint8Array(await file.slice(0, 4).arrayBuffer())] : null;
      });
      assert.deepEqual(bytes, PNG);
    },
  },
  {
    name: "a plan is one page on paper",
    async run(visit) {
      const { page } = visit;
      if (page.print === null) throw new NotRun("its driver cannot print");
      await arrive(visit, `/services/mobile?${SHARED_PLAN}`);
      await untilShown(page, ".planner[data-planned]");
      assert.equal(countPages(await page.print()), 1);
    },
  },
];
