import type { AstroIntegration } from "astro";

/** Writes the files of the search index below /_assets, where names contain a hash and files are cached for ever. */
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
