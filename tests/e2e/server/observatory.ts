/**
 * The scoring of Mozilla's HTTP Observatory, for the headers of an answer over TLS. Its own package cannot be a
 * dependency: it fetches lists from the network and compiles a database client while it is installed. docs/security.md
 * says how its own analysers are run by hand, and what they gave.
 */
import type { Answer } from "#tests/e2e/support/http.ts";

export type Finding = { about: string; points: number };

/** From here up, what is better than needed counts as well. */
const EXTRA_CREDIT_FROM = 90;
const SIX_MONTHS_S = 15_552_000;

export function observatoryScore(findings: readonly Finding[]): number {
  const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 100);
  const all = findings.map(({ points }) => points);
  const base = sum(all.filter((points) => points < 0));
  return base >= EXTRA_CREDIT_FROM ? sum(all) : base;
}

export function observatoryFindings({ headers, text, headerNames }: Answer, cors: Answer): Finding[] {
  const header = (name: string) => String(headers[name] ?? "");
  const finding = (about: string, points: number): Finding => ({ about, points });
  const policy = new Map(
    header("content-security-policy")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
  return [
    finding("content-security-policy", policyPoints(policy)),
    finding("cookies", headerNames.includes("set-cookie") ? -20 : 0),
    finding("cross-origin resource sharing", cors.headers["access-control-allow-origin"] === undefined ? 0 : -50),
    finding(
      "referrer-policy",
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header("referrer-policy"))
        ? 5
        : -5,
    ),
    finding(
      "strict-transport-security",
      Number(/^max-age=(\d+)/.exec(header("strict-transport-security"))?.[1] ?? 0) >= SIX_MONTHS_S ? 0 : -20,
    ),
    finding("subresource integrity", hasForeignScript(text) ? -50 : 0),
    finding("x-content-type-options", header("x-content-type-options") === "nosniff" ? 0 : -5),
    finding(
      "x-frame-options",
      policy.get("frame-ancestors")?.length ? 5 : /^(?:DENY|SAMEORIGIN)$/.test(header("x-frame-options")) ? 0 : -20,
    ),
    finding("cross-origin-resource-policy", header("cross-origin-resource-policy") === "same-origin" ? 10 : 0),
    finding("cross-origin-opener-policy", header("cross-origin-opener-policy") === "same-origin" ? 10 : 0),
    finding("cross-origin-embedder-policy", header("cross-origin-embedder-policy") === "require-corp" ? 10 : 0),
  ];
}

function policyPoints(policy: ReadonlyMap<string, readonly string[]>): number {
  const fallback = policy.get("default-src") ?? ["*"];
  const scripts = policy.get("script-src") ?? fallback;
  const styles = policy.get("style-src") ?? fallback;
  const isOpen = (sources: readonly string[]) => sources.some((source) => /^(?:\*|https?:|data:)$/.test(source));
  if (!policy.has("default-src")) return -25;
  if (scripts.includes("'unsafe-inline'") || isOpen(scripts) || isOpen(policy.get("object-src") ?? fallback))
    return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if ([...policy.values()].flat().includes("http:")) return -20;
  if (styles.includes("'unsafe-inline'") || isOpen(styles)) return 0;
  const isTight =
    fallback.join() === "'none'" &&
    /^'(?:none|self)'$/.test(policy.get("base-uri")?.join() ?? "") &&
    /^'(?:none|self)'$/.test(policy.get("form-action")?.join() ?? "") &&
    policy.has("frame-ancestors");
  return isTight ? 10 : 5;
}

const hasForeignScript = (html: string) => /<script[^>]+src="(?:https?:)?\/\//.test(html);
