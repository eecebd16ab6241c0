import type { AstroUserConfig } from "astro";
import site from "../../astro.config.ts";

/** The site's own configuration without steps that a test has no use for; with a cache of its own. */
export function siteWithout(cache: string, notNeeded: readonly string[]): AstroUserConfig {
  return {
    ...site,
    cacheDir: `./.cache/${cache}`,
    integrations: (site.integrations ?? []).filter(
      (integration) => !(integration && "name" in integration && notNeeded.includes(integration.name)),
    ),
  };
}
