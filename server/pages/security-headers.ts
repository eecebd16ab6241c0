import { CSP_REPORT_ADDRESS } from "#domain/site/constants.ts";
import type { SiteManifest } from "#domain/site/site-manifest.ts";

/** On every answer, whatever it is. */
const ALWAYS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()",
};

const REPORT_GROUP = "csp";

const REPORT_TO = `report-to ${REPORT_GROUP}`;

/** The origin of an API that is not this site's own; pages may then call it and post forms to it. */
function foreignOrigin(apiBaseUrl: string): string {
  return URL.canParse(apiBaseUrl) ? ` ${new URL(apiBaseUrl).origin}` : "";
}

/**
 * One policy for all pages: the first document's policy governs every later client-side navigation,
 * so it must allow the inline scripts of the whole site.
 */
export function pagePolicy({
  scriptHashes,
  styleHashes,
  apiBaseUrl,
}: Pick<SiteManifest, "scriptHashes" | "styleHashes" | "apiBaseUrl">): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");
  const api = foreignOrigin(apiBaseUrl);
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${api}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // The newer way, and the older one for browsers that do not know it.
    REPORT_TO,
    `report-uri ${CSP_REPORT_ADDRESS}`,
  ].join("; ");
}

/** Answers that are not documents may do nothing at all. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The service worker fetches what pages of this site would, and its own successor. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'";

/** Headers as Node writes them without another look: name, value, name, value … */
export type FlatHeaders = readonly string[];

/** What every answer carries, with the policy that fits it; a policy that has violations reported says where to. */
export const securityHeaders = (policy: string): FlatHeaders => [
  ...Object.entries(ALWAYS).flat(),
  "content-security-policy",
  policy,
  ...(policy.includes(REPORT_TO) ? ["reporting-endpoints", `${REPORT_GROUP}="${CSP_REPORT_ADDRESS}"`] : []),
];

/**
 * Of a file whose name contains its hash, such as a font or a script. It is never a document: what else is said of
 * documents would be a third of a small picture's answer.
 */
export const assetHeaders: FlatHeaders = [
  ...["x-content-type-options", "cross-origin-embedder-policy", "cross-origin-resource-policy"].flatMap((name) => [
    name,
    ALWAYS[name] ?? "",
  ]),
  "content-security-policy",
  DATA_POLICY,
];

/** What is added once the visitor's connection is known to be encrypted. */
export const STRICT_TRANSPORT = ["strict-transport-security", "max-age=63072000; includeSubDomains"] as const;

export function setHeaders(headers: Headers, flat: FlatHeaders) {
  for (let at = 0; at < flat.length; at += 2) headers.set(flat[at] ?? "", flat[at + 1] ?? "");
}
