import type { AstroIntegration } from "astro";

/** `client:touch` wakes an island at the first interaction with it; see src/browser/client-touch.ts. */
export function clientDirectives(): AstroIntegration {
  return {
    name: "client-directives",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "touch", entrypoint: "./src/browser/client-touch.ts" });
      },
    },
  };
}
