import { fileURLToPath } from "node:url";
import reactIntegration from "@astrojs/react";
import type { AstroIntegration } from "astro";

const entryPoint = (name: string) => fileURLToPath(new URL(`../src/islands/${name}`, import.meta.url));

/** Astro's integration of React, with entry points of src/islands in place of its own, in the browser and in the build. */
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
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: entryPoint("react-client.ts"),
              serverEntrypoint: entryPoint("react-server.ts"),
            }),
        }),
    },
  };
}
