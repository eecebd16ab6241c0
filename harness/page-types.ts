import { paths } from "./addresses.ts";

/** One page of each kind: pages of a kind share their layout, so one is checked in every detail for all. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["home", /^$/],
  ["about", /^\/about$/],
  ["team", /^\/about\/team$/],
  ["apps", /^\/apps$/],
  ["serial", /^\/apps\/serial$/],
  ["app", /^\/apps\/(?!serial)[^/]+$/],
  ["store", /^\/apps\/[^/]+\/store$/],
  ["item", /^\/apps\/[^/]+\/store\/[^/]+$/],
  ["blog", /^\/bloger$/],
  ["blog page", /^\/bloger\/page\/\d+$/],
  ["category", /^\/bloger\/category\/[^/]+$/],
  ["tag", /^\/bloger\/tag\/[^/]+$/],
  ["post", /^\/bloger\/[^/]+$/],
  ["contact", /^\/contact$/],
  ["faq", /^\/faq$/],
  ["generator", /^\/social-media-generator$/],
  ["coming soon", /^\/utils\/coming-soon$/],
  ["mail link", /^\/utils\/mail-link$/],
  ["search", /^\/search$/],
  ["offline", /^\/offline$/],
  ["policy", /^\/policy\/privacy$/],
  ["service", /^\/services\/[^/]+$/],
];

export const pageTypes: { kind: string; path: string }[] = KINDS.map(([kind, pattern]) => {
  const path = paths.find((candidate) => pattern.test(candidate));
  if (path === undefined) throw new Error(`the build has no page of the kind "${kind}"`);
  return { kind, path };
});
