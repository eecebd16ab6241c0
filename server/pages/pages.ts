import type { Context } from "hono";
import { WORKER_ADDRESS } from "#domain/constants.ts";
import { errorStatusFor } from "#domain/error-page.ts";
import { resolveAddress } from "./addresses.ts";
import type { BuiltSite, Encoding, ServedFile } from "./built-site.ts";
import { type ErrorFill, lastPage } from "./error-page.ts";
import { runMiddleware } from "./middleware.ts";
import { negotiate } from "./negotiation.ts";

const HTML = "text/html; charset=utf-8";
/** A prefetched page is used without asking again for a minute; after that a 304 answers. */
const PAGE_CACHE = "public, max-age=60, must-revalidate";
const ASSET_CACHE = "public, max-age=31536000, immutable";
/** A new version must be noticed at the next visit; the 304 costs nothing. */
const WORKER_CACHE = "no-cache";
const READING_METHODS = new Set(["GET", "HEAD"]);

/** Answers requests for pages and files from the finished build. */
export function createPages(site: BuiltSite) {
  const codes = new Set(site.manifest.locales.map(({ code }) => code));
  /** "/" is no file, but an address all the same: // and /index.html lead there. */
  const exists = (address: string) => address === "/" || site.has(address);

  function answer(c: Context): Response {
    const path = rawPath(c.req.url);
    if (path === "/") return READING_METHODS.has(c.req.method) ? negotiateRoot(c) : error(c, 405);
    const resolution = resolveAddress(path, exists);
    if (resolution.kind === "missing") return missing(c, resolution.address);
    if (!READING_METHODS.has(c.req.method)) return error(c, 405);
    if (resolution.kind === "moved") return move(c, resolution.address);
    const file = site.find(resolution.address);
    if (!file) return missing(c, resolution.address);
    return send(c, file);
  }

  function negotiateRoot(c: Context): Response {
    const headers = new Headers({
      location: `/${visitorLocale(c)}${searchOf(c)}`,
      vary: "Accept-Language, Cookie",
      "cache-control": "private, no-store",
    });
    return new Response(null, { status: 302, headers });
  }

  /** Always to an address of this site's own list, so never to another host. */
  function move(c: Context, address: string): Response {
    const headers = new Headers({
      location: `${encodeURI(address)}${searchOf(c)}`,
      "cache-control": PAGE_CACHE,
    });
    return new Response(null, { status: 308, headers });
  }

  function send(c: Context, file: ServedFile): Response {
    const encoding = file.compressed ? bestEncoding(c.req.header("accept-encoding")) : null;
    const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity;
    // A strong tag names exact bytes, so each encoding has its own.
    const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
    const headers = new Headers({
      "content-type": file.type,
      "cache-control": cacheControlOf(file),
      etag,
    });
    if (file.compressed) headers.set("vary", "Accept-Encoding");
    runMiddleware(file.middleware, headers);
    if (matchesEtag(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    if (encoding) headers.set("content-encoding", encoding);
    headers.set("content-length", String(body.byteLength));
    return new Response(body, { headers });
  }

  function missing(c: Context, address: string | null): Response {
    // The client-side router shows the error page by its own address when a page cannot go on.
    const shown = /^\/([a-z]+)\/500$/.exec(address ?? "");
    if (shown?.[1] && codes.has(shown[1])) return error(c, 500);
    const isElsewhere = address !== null && [...codes].every((code) => site.has(`/${code}${address}`));
    return error(c, 404, isElsewhere ? { elsewhere: address } : {});
  }

  /** An error page in the language of the address, or else the visitor's. */
  function error(c: Context, status: number, fill: ErrorFill = {}): Response {
    const headers = new Headers({ "content-type": HTML, "cache-control": "no-store", "x-robots-tag": "noindex" });
    if (status === 405) headers.set("allow", "GET, HEAD");
    const prefix = /^\/([a-z]+)(?=\/|$)/.exec(rawPath(c.req.url))?.[1];
    const prefixed = prefix !== undefined && codes.has(prefix);
    if (!prefixed) headers.set("vary", "Accept-Language, Cookie");
    try {
      const locale = prefixed ? prefix : visitorLocale(c);
      return new Response(site.errorPage(errorStatusFor(status), locale, fill), { status, headers });
    } catch (failure) {
      return new Response(lastPage(String(failure)), { status: Math.max(status, 500), headers });
    }
  }

  function visitorLocale(c: Context): string {
    return negotiate(
      { cookie: c.req.header("cookie"), acceptLanguage: c.req.header("accept-language") },
      site.manifest,
    );
  }

  return { answer, error };
}

function cacheControlOf({ address, immutable }: ServedFile): string {
  if (immutable) return ASSET_CACHE;
  return address === WORKER_ADDRESS ? WORKER_CACHE : PAGE_CACHE;
}

/** The path as it was sent; URL parsing keeps it but for what every client resolves itself. */
function rawPath(url: string): string {
  const afterHost = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.slice(afterHost).search(/[?#]/);
  return end === -1 ? url.slice(afterHost) : url.slice(afterHost, afterHost + end);
}

/** The query as URL parsing leaves it: percent-encoded, so it can stand in a header. */
function searchOf(c: Context): string {
  return new URL(c.req.url).search;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .some((candidate) => candidate.trim().replace(/^W\//, "") === etag || candidate.trim() === "*");
}

function bestEncoding(header: string | undefined): Encoding | null {
  const accepted = new Set(
    (header ?? "")
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]),
  );
  if (accepted.has("br")) return "br";
  if (accepted.has("gzip")) return "gzip";
  return null;
}
