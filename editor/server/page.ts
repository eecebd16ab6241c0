import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { Hono } from "hono";
import { build } from "vite";
import { NEVER_CHANGES } from "./answers.ts";

const PAGE = "editor/app/index.html";
const CACHE_DIR = resolve(".cache");

/** The built page by its addresses, in memory: another editor that starts beside this one takes no file away. */
export type PageFiles = ReadonlyMap<string, Buffer<ArrayBuffer>>;

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  png: "image/png",
};

/** Makes the editor's page out of editor/app. It takes a second, and nothing of it reaches the site's own build. */
export async function buildPage(): Promise<PageFiles> {
  mkdirSync(CACHE_DIR, { recursive: true });
  const outDir = mkdtempSync(join(CACHE_DIR, "editor-"));
  try {
    await build({
      configFile: false,
      root: resolve("."),
      base: "/",
      publicDir: false,
      logLevel: "error",
      cacheDir: join(CACHE_DIR, "editor-vite"),
      plugins: [tailwindcss()],
      build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: PAGE } },
    });
    const files = globSync("**/*", { cwd: outDir }).filter((name) => statSync(join(outDir, name)).isFile());
    return new Map(files.map((name) => [name, readFileSync(join(outDir, name))]));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Serves the built page. Its policy allows no frames but the site's own pages. */
export function editorPage({ files, siteAddress }: { files: PageFiles; siteAddress: string | null }) {
  const policy = [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    `frame-src ${siteAddress ?? "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join("; ");
  return new Hono().get("*", (c) => {
    const name = c.req.path.startsWith("/assets/") ? c.req.path.slice(1) : PAGE;
    const file = files.get(name);
    if (!file) return c.notFound();
    c.header("Content-Type", TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream");
    c.header("Content-Security-Policy", policy);
    // Built under names that hold a hash.
    if (name !== PAGE) c.header("Cache-Control", NEVER_CHANGES);
    return c.body(file);
  });
}
