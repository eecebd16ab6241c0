import { type Context, Hono } from "hono";
import { z } from "zod";
import { CSP_REPORT_ADDRESS } from "#domain/site/constants.ts";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import type { Log } from "#server/observability/log.ts";
import { clientOf } from "./client-address.ts";
import { fixedWindowCounter, waitSeconds } from "./fixed-window-counter.ts";
import { problemResponse } from "./problem.ts";
import { readUpTo } from "./request-body.ts";
import { requestIdOf } from "./request-id.ts";

export type CspReportNeeds = { log: Log; facts: Pick<ServerFacts, "siteUrl">; trustedProxies: number };

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 10;
const WINDOW_MS = 60_000;
/** Enough to learn of a page that breaks on every view; more would only fill the log. */
const PER_CLIENT = 20;
const ALL_TOGETHER = 120;
const MAX_LENGTH = 200;
/** What is read of an address before it is parsed: reading a host takes a time that grows with the square of its length. */
const MAX_ADDRESS_LENGTH = 300;

/** One violation, whatever the browser calls its parts. */
type Violation = { directive: string; blocked: string; page: string; source: string; line: number };

const text = z
  .string()
  .catch("")
  .transform((given) => given.slice(0, MAX_ADDRESS_LENGTH));
const number = z.int().nonnegative().catch(0);

/** `report-uri`: one report, names with hyphens. */
const oldReportSchema = z
  .object({
    "csp-report": z.object({
      "document-uri": text,
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "source-file": text,
      "line-number": number,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      page: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
      line: report["line-number"],
    },
  ]);

/** The Reporting API: a list of reports of many kinds. */
const newReportsSchema = z.array(z.unknown()).transform((reports) =>
  reports.slice(0, MAX_REPORTS).flatMap((report) => {
    const parsed = newReportSchema.safeParse(report);
    return parsed.success ? [parsed.data] : [];
  }),
);
const newReportSchema = z
  .object({
    type: z.literal("csp-violation"),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: number,
    }),
  })
  .transform(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    source: body.sourceFile,
    line: body.lineNumber,
  }));

const SCHEMAS: ReadonlyMap<string, z.ZodType<Violation[]>> = new Map<string, z.ZodType<Violation[]>>([
  ["application/csp-report", oldReportSchema],
  ["application/reports+json", newReportsSchema],
]);

/**
 * Where browsers report what the content security policy refused: an injected inline script, or a mistake of ours.
 * Anyone can send to it, so number and size of reports are limited and the answer is empty.
 */
export function cspReportApi({ log, facts, trustedProxies }: CspReportNeeds) {
  const byClient = fixedWindowCounter({ windowMs: WINDOW_MS });
  const together = fixedWindowCounter({ windowMs: WINDOW_MS });

  return new Hono().post(CSP_REPORT_ADDRESS.replace(/^\/api/, ""), async (c) => {
    const schema = SCHEMAS.get((c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "");
    if (!schema) return problemResponse({ status: 415 });
    const retryAfterS = secondsToWait(c);
    if (retryAfterS > 0) return problemResponse({ status: 429 }, { "retry-after": String(retryAfterS) });
    const bytes = await readUpTo(c.req.raw, MAX_BYTES);
    if (!bytes) return problemResponse({ status: 413 });
    const violations = violationsOf(bytes, schema);
    if (!violations) return problemResponse({ status: 400 });
    const ours = [c.req.header("host"), new URL(facts.siteUrl).host];
    for (const violation of violations.filter(({ page }) => isPageOf(ours, page)))
      log.error({ event: "csp-violation", requestId: requestIdOf(c), ...withoutPersonalData(violation) });
    return c.body(null, 204, { "cache-control": "no-store" });
  });

  function secondsToWait(c: Context): number {
    const ofClient = byClient(clientOf(c, trustedProxies));
    if (ofClient.taken > PER_CLIENT) return waitSeconds(ofClient);
    const ofAll = together("all");
    return ofAll.taken > ALL_TOGETHER ? waitSeconds(ofAll) : 0;
  }
}

function violationsOf(bytes: Uint8Array, schema: z.ZodType<Violation[]>): Violation[] | null {
  try {
    const parsed = schema.safeParse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    // Bytes that are no UTF-8, or text that is no JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Reports about pages of other sites are ignored. */
function isPageOf(hosts: readonly (string | undefined)[], page: string): boolean {
  const url = URL.parse(page);
  return url !== null && hosts.includes(url.host);
}

/** What was searched for or typed may stand in a query, and what a script read in its sample: neither is written down. */
function withoutPersonalData({ directive, blocked, page, source, line }: Violation): Violation {
  return { directive: brief(directive), blocked: place(blocked), page: place(page), source: place(source), line };
}

/** An address without its query; what is no address is one of the policy's own words, such as `inline`. */
function place(address: string): string {
  const url = URL.parse(address);
  if (!url) return brief(address.replace(/[?#].*$/s, ""));
  const { protocol, host, pathname } = url;
  return host === "" ? protocol : brief(`${protocol}//${host}${pathname}`);
}

const brief = (words: string) => words.toWellFormed().slice(0, MAX_LENGTH);
