import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteManifestSchema } from "#domain/site-manifest.ts";
import { addLanguage, copyContent } from "./content-copy.ts";

/** A language is one row of configuration and its content files: nothing in the code knows German. */
describe("a third language", () => {
  const content = copyContent();
  const dist = join(content.dir, "..", "dist");
  const page = (address: string) => readFileSync(join(dist, "site", address, "index.html"), "utf8");

  beforeAll(() => {
    addLanguage(content.dir, "de");
    content.edit("site.json", (site: { locales: { code: string; active: boolean }[] }) => {
      const row = site.locales.find(({ code }) => code === "de");
      if (row) row.active = true;
    });
    execFileSync("astro", ["build", "--config", "tests/third-locale.config.ts"], {
      env: { ...process.env, CONTENT_DIR: content.dir, DIST_DIR: dist, NODE_ENV: "production" },
      stdio: "pipe",
    });
  }, 120_000);
  afterAll(() => content.remove());

  it("has every page the others have", () => {
    const manifest = siteManifestSchema.parse(JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")));
    const paths = (code: string) =>
      manifest.files
        .map(({ address }) => address)
        .filter((address) => address === `/${code}` || address.startsWith(`/${code}/`))
        .map((address) => address.slice(code.length + 1));
    expect(paths("de")).toEqual(paths("en"));
    expect(paths("de").length).toBeGreaterThan(50);
    expect(manifest.locales.map(({ code }) => code)).toEqual(["ar", "en", "de"]);
  });

  it("says so in its own document", () => {
    expect(page("de")).toContain('<html lang="de" dir="ltr">');
  });

  it("is an alternate of the other languages, and they of it", () => {
    for (const locale of ["ar", "en", "de"])
      for (const other of ["ar", "en", "de"])
        expect(page(`${locale}/about`)).toMatch(
          new RegExp(`<link rel="alternate" hreflang="${other}" href="[^"]+/${other}/about">`),
        );
  });

  it("stands in the language switch", () => {
    expect(page("ar/about")).toMatch(/<a href="\/de\/about"[^>]*lang="de"[^>]*>Deutsch/);
  });

  it("has its own error pages", () => {
    expect(existsSync(join(dist, "site/de/404/index.html"))).toBe(true);
  });
});
