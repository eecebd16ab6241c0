import type { AstroIntegration } from "astro";

/** When an island is hydrated: `client:touch` and so on, each described in src/islands/client-<name>.ts. */
const DIRECTIVES = ["touch", "near", "query"] as const;

export function clientDirectives(): AstroIntegration {
  return {
    name: "client-directives",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        for (const name of DIRECTIVES) addClientDirective({ name, entrypoint: `./src/islands/client-${name}.ts` });
      },
    },
  };
}
