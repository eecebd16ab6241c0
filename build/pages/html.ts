import { createHash } from "node:crypto";

/** Script types that the browser runs; data such as JSON-LD needs no permission. */
const EXECUTABLE_TYPES = new Set(["", "module", "text/javascript", "speculationrules", "importmap"]);

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Hashes of the exact bytes of all inline scripts and styles of a page. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = [];
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    if (!/\bsrc=/.test(attributes) && EXECUTABLE_TYPES.has(type)) scripts.push(hashOf(body));
  }
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = ""]) => hashOf(body));
  return { scripts, styles };
}

/** Tags with a style attribute, which browsers ignore under the site's content security policy. */
export function inlineStyleErrors(html: string): string[] {
  if (!/\sstyle=/i.test(html)) return [];
  const withoutScripts = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  return [...withoutScripts.matchAll(/<[a-z][^>]*\sstyle=(?:"[^"]*"|'[^']*')[^>]*>/gi)].map(([tag]) =>
    tag.slice(0, 160),
  );
}

const MODULES = /<(?:script type="module"|link rel="modulepreload")(?=[^>]*\b(?:src|href)=)/g;

/** Browsers fetch modules before fonts and pictures, although nothing on the first screen needs them. */
export const lowerScriptPriority = (html: string) => html.replace(MODULES, '$& fetchpriority="low"');

/** The loader of islands, and when each kind of them is hydrated: Astro writes both into every page with an island. */
const ISLAND_SCRIPTS =
  /<script>((?:(?!<\/script>)[\s\S])*?(?:customElements\.define\("astro-island"|new Event\("astro:(?!page-load)[\w-]+"\)\))(?:(?!<\/script>)[\s\S])*?)<\/script>/g;

/** It does so with this rule as well, which stands in src/styles/base.css. */
const ISLAND_STYLE = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";

/** Takes them out of a page into one file, which the page fetches beside itself and the next pages have already. */
export function takeIslandScripts(html: string): { html: string; script: { address: string; code: string } | null } {
  if (!html.includes("<astro-island")) return { html, script: null };
  const code = [...html.matchAll(ISLAND_SCRIPTS)].map(([, body = ""]) => body.trim()).join("\n");
  if (code === "") throw new Error("A page has an island, and no script of Astro's that would hydrate it.");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const address = `/_assets/islands.${hash}.js`;
  const plain = html.replace(ISLAND_SCRIPTS, "").replace(ISLAND_STYLE, "");
  const linked = plain.replace("</head>", `<script async src="${address}"></script></head>`);
  return { html: linked, script: { address, code } };
}

const MIDDLEWARE_META = /<meta name="route-middleware" content="([^"]*)"\s*\/?>/g;

/** A page names its middleware in its head; the names go to the manifest, not to visitors. */
export function takeMiddleware(html: string): { html: string; middleware: string[] } {
  if (!html.includes('name="route-middleware"')) return { html, middleware: [] };
  const middleware = [...html.matchAll(MIDDLEWARE_META)].flatMap(([, names = ""]) => names.split(" ").filter(Boolean));
  return { html: html.replace(MIDDLEWARE_META, ""), middleware };
}
