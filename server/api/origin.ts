/** No host is longer. Reading one takes a time that grows with the square of its length. */
const MAX_ORIGIN_LENGTH = 300;

/**
 * Whether a request that changes something comes from this site's own pages. Browsers always say; other programs
 * say nothing and carry no visitor's cookies, so they cannot be misled.
 */
export function isOwnRequest(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none" || origin === siteUrl;
  if (origin === null) return true;
  if (origin === siteUrl) return true;
  return origin.length <= MAX_ORIGIN_LENGTH && URL.parse(origin)?.host === headers.get("host");
}
