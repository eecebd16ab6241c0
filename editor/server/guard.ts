import { createMiddleware } from "hono/factory";
import { reason } from "#editor/model/errors.ts";
import { refuse } from "./answers.ts";

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
const READING = new Set(["GET", "HEAD"]);
/** Content types that forms of any page can send without a CORS preflight. */
const FORM_BODY = /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i;

/** Against DNS rebinding: a foreign host name may resolve to this machine, and is refused. */
export const onlyByOwnName = createMiddleware(async (c, next) => {
  if (!LOOPBACK.test(c.req.header("host") ?? "")) return refuse(c, 403, [{ reason: reason("notAllowed") }]);
  await next();
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Cross-Origin-Resource-Policy", "same-origin");
  c.header("Referrer-Policy", "no-referrer");
  // What changes its address with its content says so itself.
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  return undefined;
});

/** Against cross-site requests: only the editor's own page may read and write. */
export const onlyOwnPage = createMiddleware(async (c, next) => {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const isForeign =
    (origin !== undefined && origin !== `http://${c.req.header("host")}`) ||
    (site !== undefined && site !== "same-origin" && site !== "none");
  const isForm = !READING.has(c.req.method) && FORM_BODY.test(c.req.header("content-type") ?? "");
  if (isForeign || isForm) return refuse(c, 403, [{ reason: reason("notAllowed") }]);
  await next();
  return undefined;
});
