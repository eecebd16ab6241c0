import { FRONT } from "#harness/visited-server.ts";
import type { Answer } from "#tests/e2e/support/http.ts";

/** What every answer says, whatever it is; of files that are never documents, see below. */
export const ALWAYS: Readonly<Record<string, string | RegExp>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "content-security-policy": /^default-src 'none'; .*frame-ancestors 'none'/,
  "cache-control": /./,
};

/** These govern documents; a file with a hash in its name is none. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set([
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
]);

/** What is wrong with the headers of an answer; nothing, if all is well. */
export function headerErrors({ headers, headerNames, status }: Answer): string[] {
  const errors: string[] = [];
  const isAsset = headers["cache-control"]?.includes("immutable") ?? false;
  for (const [name, wanted] of Object.entries(ALWAYS)) {
    if (isAsset && OF_DOCUMENTS.has(name)) continue;
    const value = headers[name];
    const fits = typeof value === "string" && (typeof wanted === "string" ? value === wanted : wanted.test(value));
    if (!fits) errors.push(`${status}: ${name} is ${String(value)}`);
  }
  for (const name of ["x-powered-by", "access-control-allow-origin", "set-cookie"])
    if (headerNames.includes(name)) errors.push(`${status}: ${name} is there`);
  // nginx says its name, though no more than that.
  if (headers.server !== (FRONT === "nginx" ? "nginx" : undefined))
    errors.push(`${status}: server is ${headers.server}`);
  const twice = headerNames.filter((name, index) => headerNames.indexOf(name) !== index);
  if (twice.length > 0) errors.push(`${status}: twice: ${twice}`);
  if (/unsafe-|strict-dynamic/.test(String(headers["content-security-policy"])))
    errors.push(`${status}: unsafe policy`);
  // From its own store a proxy says what it would say with the document.
  const isDocument = headers["content-type"]?.startsWith("text/html") || (FRONT && status === 304);
  // It must be allowed to fetch, and says so in a policy of its own; offline.spec.ts knows which.
  const isWorker = headers["cache-control"] === "no-cache";
  if (!isDocument && !isWorker && !String(headers["content-security-policy"]).endsWith("sandbox"))
    errors.push(`${status}: no sandbox`);
  return errors;
}
