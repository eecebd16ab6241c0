import type { Context } from "hono";
import { ERROR_STATUSES, errorStatusFor } from "#domain/site/error-page.ts";
import { resolveAddress } from "./addresses.ts";
import type { BuiltSite } from "./built-site.ts";
import { type ErrorFill, fallbackErrorPage } from "./error-page.ts";
import { type fileAnswers, PAGE_CACHE } from "./file-answers.ts";
import { languageChoiceResponse, readLanguageChoice } from "./language-choice.ts";
import { runMiddleware } from "./middleware.ts";
import { negotiate } from "./negotiation.ts";
import { setHeaders } from "./security-headers.ts";
import type { ServedFile } from "./served-file.ts";

const HTML = "text/html; charset=utf-8";
const READING_METHODS = new Set(["GET", "HEAD"]);

/** Answers requests for pages and files from the finished build. */
export function createPages(site: BuiltSite, answerOf: ReturnType<typeof fileAnswers>) {
  const codes = new Set(site.manifest.locales.map(({ code }) => code));
  /** "/" is no file, but an address all the same: // and /index.html lead there. */
  const exists = (address: string) => address === "/" || site.has(address);

  function answer(c: Context): Response {
    const path = rawPath(c.req.url);
    if (path === "/") return READING_METHODS.has(c.req.method) ? negotiateRoot(c) : error(c, 405);
    const choice = readLanguageChoice(path);
    const resolution = resolveAddress(choice?.page ?? path, exists);
    if (resolution.kind === "missing") return missing(c, resolution.address);
    if (!READING_METHODS.has(c.req.method)) return error(c, 405);
    if (choice) return languageChoiceResponse(choice.locale, `${encodeURI(resolution.address)}${searchOf(c)}`);
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
    const {
      status,
      headers: prepared,
      body,
    } = answerOf(file, {
      acceptEncoding: c.req.header("accept-encoding"),
      ifNoneMatch: c.req.header("if-none-match"),
    });
    const headers = new Headers();
    setHeaders(headers, prepared);
    runMiddleware(file.middleware, headers);
    return new Response(body, { status, headers });
  }

  function missing(c: Context, address: string | null): Response {
    // The client-side router shows the error page by its own address when a page cannot go on.
    const shown = /^\/([a-z]+)\/(\d{3})$/.exec(address ?? "");
    const status = ERROR_STATUSES.find((known) => String(known) === shown?.[2]);
    if (status && codes.has(shown?.[1] ?? "")) {
      c.set("isErrorPage", true);
      return error(c, status);
    }
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
      return new Response(fallbackErrorPage(String(failure)), { status: Math.max(status, 500), headers });
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
