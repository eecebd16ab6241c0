import { PAGE_IDS, PAGES } from "#domain/site/pages.ts";
import { paths } from "./addresses.ts";

/** Kinds with a page for each entry of content. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["app", /^\/apps\/(?!serial)[^/]+$/],
  ["store", /^\/apps\/[^/]+\/store$/],
  ["item", /^\/apps\/[^/]+\/store\/[^/]+$/],
  ["blog page", /^\/bloger\/page\/\d+$/],
  ["category", /^\/bloger\/category\/[^/]+$/],
  ["tag", /^\/bloger\/tag\/[^/]+$/],
  ["post", /^\/bloger\/[^/]+$/],
  ["policy", /^\/policy\/privacy$/],
  ["service", /^\/services\/[^/]+$/],
];

/** One page of each kind: pages of a kind share their layout, so one is checked in every detail for all. */
export const pageTypes: { kind: string; path: string }[] = [
  ...PAGE_IDS.map((id) => ({ kind: id, path: PAGES[id].path })),
  ...KINDS.map(([kind, pattern]) => {
    const path = paths.find((candidate) => pattern.test(candidate));
    if (path === undefined) throw new Error(`the build has no page of the kind "${kind}"`);
    return { kind, path };
  }),
];
