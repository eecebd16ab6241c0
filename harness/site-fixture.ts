/** Writes a build of one page a language, so that a server can start without the whole site. */

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ERROR_SLOTS, ERROR_STATUSES } from "#domain/site/error-page.ts";
import { SERVER_RENDER_FILE } from "#domain/site/server-render.ts";
import { siteManifestSchema } from "#domain/site/site-manifest.ts";
import { testFacts } from "./services.ts";

const pageOf = (text: string) => `<!DOCTYPE html><title>x</title><main>${text}</main>`;
const ERROR_PAGE = `<h1 data-slot="${ERROR_SLOTS.message}">x</h1><p data-slot="${ERROR_SLOTS.elsewhere}">x</p>`;

export type SiteFixture = {
  /** Files with a hash in their names: address and content. */
  assets?: Readonly<Record<string, string>>;
  /** What its pages say. */
  text?: string;
};

export function writeSiteFixture({ assets = {}, text: words = "x" }: SiteFixture = {}): string {
  const dist = mkdtempSync(join(tmpdir(), "site-dist-"));
  const facts = testFacts();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, "site", file)), { recursive: true });
    writeFileSync(join(dist, "site", file), text);
  };
  const page = { type: "text/html; charset=utf-8", etag: `"${words}"`, immutable: false, copies: [], middleware: [] };
  const pages = facts.locales.map(({ code }) => ({ ...page, address: `/${code}`, file: `${code}/index.html` }));
  const styles = Object.keys(assets).map((address) => ({
    ...page,
    type: "text/css; charset=utf-8",
    immutable: true,
    address,
    file: address.slice(1),
  }));
  const errorPages = facts.locales.flatMap(({ code }) =>
    ERROR_STATUSES.map((status) => ({ locale: code, status, file: `${code}/${status}.html` })),
  );
  for (const { file } of pages) write(file, pageOf(words));
  for (const [address, text] of Object.entries(assets)) write(address.slice(1), text);
  for (const { file } of errorPages) write(file, ERROR_PAGE);
  const manifest = siteManifestSchema.parse({
    inputs: "test",
    locales: facts.locales.map(({ code, iso }) => ({ code, iso })),
    defaultLocale: facts.defaultLocale,
    apiBaseUrl: "/api/",
    scriptHashes: [],
    styleHashes: [],
    files: [...pages, ...styles],
    errorPages,
  });
  writeFileSync(join(dist, "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(dist, "server-facts.json"), JSON.stringify(facts));
  // Its pages hold no islands, so nothing is rendered.
  mkdirSync(dirname(join(dist, SERVER_RENDER_FILE)), { recursive: true });
  writeFileSync(join(dist, SERVER_RENDER_FILE), 'export const renderView = () => "";');
  return dist;
}
