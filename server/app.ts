import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { statusOf } from "#domain/site/error-page.ts";
import { type ApiNeeds, createApi } from "#server/api/api.ts";
import { isApiPath, LIVE_PATH } from "#server/api/api-path.ts";
import { aliveAs } from "#server/api/health.ts";
import { problemResponse } from "#server/api/problem.ts";
import type { BuiltSite } from "#server/pages/built-site.ts";
import { fileAnswers } from "#server/pages/file-answers.ts";
import { UnknownMiddlewareError } from "#server/pages/middleware.ts";
import { createPages } from "#server/pages/pages.ts";
import {
  DATA_POLICY,
  pagePolicy,
  STRICT_TRANSPORT,
  securityHeaders,
  setHeaders,
} from "#server/pages/security-headers.ts";
import { createStaticFiles } from "#server/pages/static-files.ts";
import type { Log } from "./observability/log.ts";

export type AppNeeds = {
  site: BuiltSite;
  /** The name of the release that is shown, if it is one. */
  release?: string | null;
  /** What the API needs, unless another process answers /api. */
  api: ApiNeeds | null;
  log: Log;
  trustedProxies: number;
};

export type App = {
  /** Answers what can be answered from memory at once; false leaves the request to `fetch`. */
  answerFromMemory: (request: IncomingMessage, response: ServerResponse) => boolean;
  fetch: (request: Request) => Response | Promise<Response>;
};

type Variables = { Variables: { requestId: string; isErrorPage?: boolean } };

/** The process that answers /api is being started again: that takes a moment. */
const API_RETRY_AFTER_S = "2";

/** The whole server as functions of a request: pages, files, API, errors. */
export function createApp({ site, release = null, api, log, trustedProxies }: AppNeeds): App {
  const policy = pagePolicy(site.manifest);
  const answerOf = fileAnswers(policy);
  const pages = createPages(site, answerOf);
  const isSecure = (forwardedProto: string | undefined) => trustedProxies > 0 && forwardedProto === "https";
  const app = new Hono<Variables>();

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    await next();
    const { headers, status } = c.res;
    // Files bring theirs with them.
    if (!headers.has("content-security-policy")) {
      const isDocument = headers.get("content-type")?.startsWith("text/html") ?? false;
      setHeaders(headers, securityHeaders(isDocument ? policy : DATA_POLICY));
    }
    if (isSecure(c.req.header("x-forwarded-proto"))) headers.set(...STRICT_TRANSPORT);
    headers.set("x-request-id", requestId);
    const isErrorPage = c.get("isErrorPage") ?? false;
    log.request({ requestId, method: c.req.method, path: c.req.path, status, startedAt, isErrorPage });
  });

  app.get(LIVE_PATH, (c) => c.json(aliveAs(release), 200, { "cache-control": "no-store" }));
  if (api) app.route("/api", createApi(api));
  else {
    app.all("/api/*", (c) => {
      // A form sent without JavaScript is answered with a page.
      const isPage = c.req.header("accept")?.includes("text/html") ?? false;
      const response = isPage ? pages.error(c, 503) : problemResponse({ status: 503 });
      response.headers.set("retry-after", API_RETRY_AFTER_S);
      return response;
    });
  }
  app.all("*", (c) => pages.answer(c));

  app.onError((error, c) => {
    const status = statusOf(error);
    if (status >= 500)
      log.error({ event: "failure", requestId: c.get("requestId"), error: error.stack ?? String(error) });
    if (isApiPath(c.req.path)) return problemResponse({ status: status as ContentfulStatusCode });
    // The name of missing middleware is the operator's own text; other messages may hold what visitors must not see.
    return pages.error(c, status, error instanceof UnknownMiddlewareError ? { message: error.message } : {});
  });

  return { answerFromMemory: createStaticFiles({ site, answerOf, isSecure, log }), fetch: app.fetch };
}
