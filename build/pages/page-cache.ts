import type { AstroIntegration } from "astro";
import type { Env } from "#server/env.ts";
import { sharedFingerprint } from "./inputs.ts";

/**
 * A page with a key (src/sections/page/page-key.ts) that it had in the last build as well is not rendered again: Astro takes it,
 * and the pictures it asked for, from the folder of its cache. Where there is no such folder, everything is rendered.
 */
export function keptPages(env: Env): AstroIntegration {
  return {
    name: "kept-pages",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          experimental: { incrementalBuild: true },
          vite: { define: { "import.meta.env.SHARED_INPUTS": JSON.stringify(sharedFingerprint(env)) } },
        });
      },
    },
  };
}
