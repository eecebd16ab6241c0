import type { AstroIntegration } from "astro";

/** `/__gallery`: every part and section in every language. Only while developing; a build does not know it. */
export function gallery(): AstroIntegration {
  return {
    name: "gallery",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev")
          injectRoute({ pattern: "/__gallery", entrypoint: "./src/gallery/gallery.astro", prerender: true });
      },
    },
  };
}
