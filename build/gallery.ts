import type { AstroIntegration } from "astro";

/** `/__gallery`: every part and section in every language. In development only, not part of a build. */
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
