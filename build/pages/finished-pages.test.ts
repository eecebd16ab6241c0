import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FinishedPage } from "./finish-page.ts";
import { finishedPages } from "./finished-pages.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "finished-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const facts = {
  middleware: [],
  scripts: [],
  styles: [],
  head: { language: "en", title: "", description: "" },
  pictures: [],
};
/** Of two pages with the same beginning, both link to the same sheet. */
const finish = (written: string): FinishedPage => ({
  html: written.toUpperCase(),
  facts: { ...facts, pictures: [`${written}.svg`] },
  assets: [{ address: `/_assets/page.${written[0]}.css`, text: `.${written[0]} {}` }],
});

/** Each build is in a folder of its own, as releases are. */
let builds = 0;
async function build(pages: Record<string, string>, { key = "the same code" } = {}) {
  builds += 1;
  const siteDir = join(dir, `build-${builds}`);
  mkdirSync(join(siteDir, "_assets"), { recursive: true });
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  const finished = await finishedPages({ siteDir, cacheDir: join(dir, "cache"), key, finish });
  const placed = await Promise.all(Object.keys(pages).map((file) => finished.finish(file)));
  return { ...(await finished.end()), siteDir, placed, assets: [...finished.assets()].sort() };
}

const read = (siteDir: string, file: string) => readFileSync(join(siteDir, file), "utf8");

describe("finished pages", () => {
  it("stand where Astro wrote the page, with the files they link to", async () => {
    const { siteDir, placed, assets } = await build({ "en/index.html": "one" });
    expect(read(siteDir, "en/index.html")).toBe("ONE");
    expect(read(siteDir, "_assets/page.o.css")).toBe(".o {}");
    expect(assets).toEqual(["/_assets/page.o.css"]);
    expect(placed[0]?.facts.pictures).toEqual(["one.svg"]);
  });

  it("are finished again only where Astro wrote something else, and are the same otherwise", async () => {
    const first = await build({ "a.html": "one", "b.html": "two" });
    expect(first).toMatchObject({ made: 2, cached: 0 });
    const second = await build({ "a.html": "one", "b.html": "three" });
    expect(second).toMatchObject({ made: 1, cached: 1 });
    expect(second.placed[0]).toEqual(first.placed[0]);
    expect(read(second.siteDir, "a.html")).toBe("ONE");
    expect(read(second.siteDir, "_assets/page.o.css")).toBe(".o {}");
  });

  it("are all finished again with other code, sheets or scripts", async () => {
    await build({ "a.html": "one" });
    expect(await build({ "a.html": "one" }, { key: "other code" })).toMatchObject({ made: 1, cached: 0 });
  });

  it("are finished once where two pages are the same", async () => {
    const { made, siteDir } = await build({ "a.html": "one", "b.html": "one" });
    expect(made).toBe(1);
    expect(read(siteDir, "b.html")).toBe("ONE");
  });

  it("are not taken from the cache when somebody has written to the page of a build", async () => {
    const { siteDir } = await build({ "a.html": "one" });
    appendFileSync(join(siteDir, "a.html"), "changed by hand");
    const next = await build({ "a.html": "one" });
    expect(next.made).toBe(1);
    expect(read(next.siteDir, "a.html")).toBe("ONE");
    expect(read(siteDir, "a.html"), "what was written stays in that build").toBe("ONEchanged by hand");
  });

  it("are finished again when the cache is not whole", async () => {
    await build({ "a.html": "one", "b.html": "two" });
    rmSync(join(dir, "cache", "page.o.css"));
    expect((await build({ "a.html": "one", "b.html": "two" })).made).toBe(1);
    writeFileSync(join(dir, "cache", "pages.json"), '{"key":');
    expect((await build({ "a.html": "one", "b.html": "two" })).made).toBe(2);
  });

  it("leave the cache when no build needs them", async () => {
    const first = await build({ "a.html": "one" });
    await build({ "a.html": "two" });
    expect(readdirSync(join(dir, "cache")).filter((file) => /html|css/.test(file))).toHaveLength(2);
    expect(existsSync(join(first.siteDir, "a.html"))).toBe(true);
  });
});
