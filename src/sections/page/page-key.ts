import { createHash } from "node:crypto";

/**
 * The cache key of a page: a hash of everything it is rendered from. A page with the same key is not rendered again
 * (build/pages/page-cache.ts). Code, packages, settings and what all pages share are in every key; a page that shows
 * articles has to add what it shows of them. If in doubt, add it: an outdated page is worse than a slow build.
 */
export function pageKey(...inputs: readonly unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([import.meta.env.SHARED_INPUTS, ...inputs]))
    .digest("base64url");
}
