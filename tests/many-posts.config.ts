import site from "../astro.config.ts";

/** The site's own configuration, without the compressing and listing that a test of paging has no use for. */
export default {
  ...site,
  cacheDir: "./.cache/many-posts",
  integrations: (site.integrations ?? []).filter(
    (integration) => !(integration && "name" in integration && integration.name === "site-manifest"),
  ),
};
