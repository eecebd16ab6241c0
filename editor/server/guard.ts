import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { reason } from "#editor/model/errors.ts";
import { refuse } from "./answers.ts";

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
const READING = new Set(["GET", "HEAD"]);
/** Content types that forms of any page can send without a CORS preflight. */
const FORM_BODY = /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i;

/** As the site sends it (server/pages/security-headers.ts). */
const STRICT_TRANSPORT = ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const;

/** The one address of a hosted editor, such as https://edit.example.com; without it, the names of this machine. */
type OwnAddress = { origin: string | undefined };

/** Against DNS rebinding: a foreign host name may resolve to this machine, and is refused. */
export const onlyByOwnName = ({ origin }: OwnAddress) =>
  createMiddleware(async (c, next) => {
    const host = c.req.header("host") ?? "";
    const isOwn = origin === undefined ? LOOPBACK.test(host) : host.toLowerCase() === new URL(origin).host;
    if (!isOwn) return refuse(c, 403, [{ reason: reason("notAllowed") }]);
    await next();
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Frame-Options", "DENY");
    c.header("X-Robots-Tag", "noindex");
    if (origin?.startsWith("https://")) c.header(...STRICT_TRANSPORT);
    // What changes its address with its content says so itself.
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    return undefined;
  });

/** Against cross-site requests: only the editor's own page may read and write. */
export const onlyOwnPage = ({ origin }: OwnAddress) =>
  createMiddleware(async (c, next) => {
    if (isForeign(c, origin ?? `http://${c.req.header("host")}`, { mustSay: origin !== undefined }))
      return refuse(c, 403, [{ reason: reason("notAllowed") }]);
    await next();
    return undefined;
  });

/** `mustSay`: who changes something has to say where from, as every browser does. */
function isForeign(c: Context, own: string, { mustSay }: { mustSay: boolean }): boolean {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  if (origin !== undefined && origin !== own) return true;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (READING.has(c.req.method)) return false;
  return FORM_BODY.test(c.req.header("content-type") ?? "") || (mustSay && origin === undefined && site === undefined);
}
