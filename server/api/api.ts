import { Hono } from "hono";
import { cors } from "hono/cors";
import { FORM_PAGES, FORM_START_ADDRESS, IDEMPOTENCY_HEADER } from "#domain/forms/form-page.ts";
import { CSP_REPORT_ADDRESS } from "#domain/site/constants.ts";
import { type CspReportNeeds, cspReportApi } from "./csp-report.ts";
import { type FormsApiNeeds, formsApi } from "./forms.ts";
import { type HealthApiNeeds, healthApi } from "./health.ts";
import { type NotifyLinksNeeds, notifyLinksApi } from "./notify-links.ts";
import { problemResponse } from "./problem.ts";

export type ApiNeeds = HealthApiNeeds &
  FormsApiNeeds &
  CspReportNeeds &
  NotifyLinksNeeds & {
    /** The origin of the pages where they are not served here, so that browsers let them ask. */
    pagesElsewhere: string | null;
  };

const PREFLIGHT_S = 600;

/** Methods each resource answers; anything else there is a 405 that says so. */
const METHODS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["", "/live", "/ready"].map((probe) => [`/api/health${probe}`, "GET, HEAD"])),
  [FORM_START_ADDRESS]: "GET, HEAD",
  [CSP_REPORT_ADDRESS]: "POST",
  "/api/notify/confirm": "GET, HEAD, POST",
  "/api/notify/unsubscribe": "GET, HEAD, POST",
  ...Object.fromEntries(Object.values(FORM_PAGES).map(({ action }) => [action, "POST"])),
};

/** Everything below /api. Answers are JSON, but for forms sent without JavaScript and the links of mails. */
export function createApi(needs: ApiNeeds) {
  const api = new Hono();
  if (needs.pagesElsewhere)
    api.use(
      cors({
        origin: needs.pagesElsewhere,
        allowMethods: ["GET", "POST"],
        allowHeaders: ["content-type", IDEMPOTENCY_HEADER],
        exposeHeaders: ["retry-after"],
        maxAge: PREFLIGHT_S,
      }),
    );
  api.route("/health", healthApi(needs));
  api.route("/notify", notifyLinksApi(needs));
  api.route("/", formsApi(needs));
  api.route("/", cspReportApi(needs));
  api.all("*", (c) => {
    const allow = METHODS[c.req.path];
    return allow === undefined ? problemResponse({ status: 404 }) : problemResponse({ status: 405 }, { allow });
  });
  return api;
}
