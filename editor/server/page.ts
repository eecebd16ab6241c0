import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { Hono } from "hono";
import { build } from "vite";
import { NEVER_CHANGES } from "./answers.ts";

const PAGE = "editor/app/index.html";
const BUILT_DIR = resolve(".cache/editor");

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
export async function buildPage() {
  await build({
    configFile: false,
    root: resolve("."),
    base: "/",
    publicDir: false,
    logLevel: "error",
    cacheDir: resolve(".cache/editor-vite"),
    plugins: [tailwindcss()],
    build: { outDir: BUILT_DIR, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: PAGE } },
  });
}

/** Serves the built page. Its policy allows no frames but the site's own pages. */
export function editorPage({ siteAddress }: { siteAddress: string | null }) {
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
    const name = /^\/assets\/[\w.-]+$/.exec(c.req.path)?.[0] ?? PAGE;
    c.header("Content-Type", TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream");
    c.header("Content-Security-Policy", policy);
    // Built under names that hold a hash.
    if (name !== PAGE) c.header("Cache-Control", NEVER_CHANGES);
    return c.body(readFileSync(join(BUILT_DIR, name)));
  });
}
