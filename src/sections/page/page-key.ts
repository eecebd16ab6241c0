import { createHash } from "node:crypto";

/**
 * Names a page by everything it is made of: the same key is the same page, and it need not be rendered again
 * (build/pages/page-cache.ts). Code, packages, settings and what all pages share are in every key; a page that shows anything
 * of articles besides that has to name it. In doubt it is named: a page that stayed behind is worse than a slow build.
 */
export function pageKey(...madeOf: readonly unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([import.meta.env.SHARED_INPUTS, ...madeOf]))
    .digest("base64url");
}
