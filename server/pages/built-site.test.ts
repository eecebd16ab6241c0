import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { writeSiteFixture } from "#harness/site-fixture.ts";
import { loadBuiltSite } from "./built-site.ts";
import { fileAnswers } from "./file-answers.ts";

let dist: string;
beforeEach(() => {
  dist = writeSiteFixture();
});
afterEach(() => rmSync(dist, { recursive: true }));

describe("a page of which the build made no gzip copy", () => {
  /** As the build leaves one of many articles. */
  function siteWithBrotliAlone() {
    const path = join(dist, "manifest.json");
    const manifest = siteManifestSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    for (const entry of manifest.files) {
      const page = join(dist, "site", entry.file);
      writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)));
      entry.copies = ["br"];
    }
    writeFileSync(path, JSON.stringify(manifest));
    return loadBuiltSite(dist);
  }

  it("is the same page for those who know brotli, gzip or neither, each under a tag of its own", () => {
    const site = siteWithBrotliAlone();
    const page = site.find("/ar");
    if (!page) throw new Error("there is no /ar");
    const answerOf = fileAnswers("default-src 'none'");
    const answers = ["br, gzip", "gzip", "deflate"].map((acceptEncoding) =>
      answerOf(page, { acceptEncoding, ifNoneMatch: undefined }),
    );
    const [br, gzip, plain] = answers.map(({ body }) => body ?? new Uint8Array());
    expect(brotliDecompressSync(br ?? "").toString()).toBe(site.html("/ar"));
    expect(gunzipSync(gzip ?? "").toString()).toBe(site.html("/ar"));
    expect(Buffer.from(plain ?? "").toString()).toBe(site.html("/ar"));
    const said = (name: string) => answers.map(({ headers }) => headers[headers.indexOf(name) + 1]);
    expect(said("etag")).toEqual(['"x-br"', '"x-gzip"', '"x"']);
    expect(said("vary")).toEqual(Array(3).fill("Accept-Encoding"));
    expect(said("content-length")).toEqual([br, gzip, plain].map((body) => String(body?.byteLength)));
  });

  it("is compressed for the first who asks, and kept for the next", () => {
    const page = siteWithBrotliAlone().find("/ar");
    expect(page?.body("gzip")).toBe(page?.body("gzip"));
  });
});
