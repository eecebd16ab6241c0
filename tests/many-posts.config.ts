import site from "../astro.config.ts";

/** What a test of paging has no use for: compressing and listing, and hundreds of pictures. */
const NOT_NEEDED = ["site-manifest", "share-cards"];

/** The site's own configuration, without that. */
export default {
  ...site,
  cacheDir: "./.cache/many-posts",
  integrations: (site.integrations ?? []).filter(
    (integration) => !(integration && "name" in integration && NOT_NEEDED.includes(integration.name)),
  ),
};
