import type { AstroIntegration } from "astro";

/** Writes the pictures of product screens below /_assets, where names contain a hash and files are cached for ever. */
export function screenPictures(): AstroIntegration {
  return {
    name: "screen-pictures",
    hooks: {
      "astro:config:setup": ({ injectRoute }) => {
        injectRoute({ pattern: "/_assets/screens/[...file]", entrypoint: "./src/pages/_screen.ts", prerender: true });
      },
    },
  };
}
