import type { AstroIntegration } from "astro";

/**
 * Astro's incremental build: a page whose key (src/sections/page/page-key.ts) is the same as in the last build is not
 * rendered again. Astro takes it and its pictures from its cache folder; without that folder every page is rendered.
 */
export function pageCache({ shared }: { shared: string }): AstroIntegration {
  return {
    name: "page-cache",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          experimental: { incrementalBuild: true },
          vite: { define: { "import.meta.env.SHARED_INPUTS": JSON.stringify(shared) } },
        });
      },
    },
  };
}
