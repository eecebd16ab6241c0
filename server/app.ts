import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { type ApiNeeds, createApi } from "./api/api.ts";
import { problemResponse } from "./api/problem.ts";
import type { Log } from "./log.ts";
import type { BuiltSite } from "./pages/built-site.ts";
import { UnknownMiddlewareError } from "./pages/middleware.ts";
import { createPages } from "./pages/pages.ts";
import { DATA_POLICY, pagePolicy, REPORTING_ENDPOINTS, setSecurityHeaders } from "./pages/security-headers.ts";

export type AppNeeds = {
  site: BuiltSite;
  api: ApiNeeds;
  log: Log;
  trustedProxies: number;
};

type Variables = { Variables: { requestId: string } };

/** The whole server as one function of a request: pages, files, API, errors. */
export function createApp({ site, api, log, trustedProxies }: AppNeeds) {
  const pages = createPages(site);
  const policy = pagePolicy(site.manifest);
  const app = new Hono<Variables>();

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    await next();
    const { headers, status } = c.res;
    const isDocument = headers.get("content-type")?.startsWith("text/html") ?? false;
    setSecurityHeaders(headers, {
      policy: isDocument ? policy : DATA_POLICY,
      secure: trustedProxies > 0 && c.req.header("x-forwarded-proto") === "https",
    });
    if (isDocument) headers.set("reporting-endpoints", REPORTING_ENDPOINTS);
    headers.set("x-request-id", requestId);
    log.info({
      event: "request",
      requestId,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  });

  app.route("/api", createApi(api));
  app.all("*", (c) => pages.answer(c));

  app.onError((error, c) => {
    const status = statusOf(error);
    if (status >= 500)
      log.error({ event: "failure", requestId: c.get("requestId"), error: error.stack ?? String(error) });
    if (c.req.path === "/api" || c.req.path.startsWith("/api/")) return problemResponse({ status });
    // The name of missing middleware is the operator's own text; other messages may hold what visitors must not see.
    return pages.error(c, status, error instanceof UnknownMiddlewareError ? { message: error.message } : {});
  });

  return app;
}

/** Status from the error, else from the response it carries, else 500. */
function statusOf(error: Error): 400 | 404 | 405 | 413 | 500 | 503 {
  const given =
    error instanceof HTTPException
      ? error.status
      : "status" in error && typeof error.status === "number"
        ? error.status
        : 500;
  const known = [400, 404, 405, 413, 500, 503] as const;
  return known.find((status) => status === given) ?? 500;
}
