import type { AstroIntegration } from "astro";

/** The index of the site search, beside the other files whose names tell what is in them. */
export function searchFiles(): AstroIntegration {
  return {
    name: "search-files",
    hooks: {
      "astro:config:setup": ({ injectRoute }) => {
        injectRoute({
          pattern: "/_assets/search/[...file]",
          entrypoint: "./src/pages/_search-file.ts",
          prerender: true,
        });
      },
    },
  };
}
