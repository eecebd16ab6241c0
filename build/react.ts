import { fileURLToPath } from "node:url";
import reactIntegration from "@astrojs/react";
import type { AstroIntegration } from "astro";

const CLIENT = fileURLToPath(new URL("../src/islands/react-client.ts", import.meta.url));

/** Astro's integration of React, with src/islands/react-client.ts in the browser in place of its own entry point. */
export function react(): AstroIntegration {
  const integration = reactIntegration();
  const setUp = integration.hooks["astro:config:setup"];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      "astro:config:setup": (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: CLIENT }),
        }),
    },
  };
}
