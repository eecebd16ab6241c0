import type { AstroUserConfig } from "astro";
import site from "../../astro.config.ts";

/** The site's own configuration without steps that a test has no use for. */
export function siteWithout(notNeeded: readonly string[]): AstroUserConfig {
  return {
    ...site,
    integrations: (site.integrations ?? []).filter(
      (integration) => !(integration && "name" in integration && notNeeded.includes(integration.name)),
    ),
  };
}
