import type { AstroIntegration } from "astro";

/** The first versions that know `light-dark()` and relative colours, which every colour of the site is made of. */
const OLDEST_BROWSERS = ["chrome123", "firefox128", "safari17.5", "ios17.5"];

/** Tailwind writes a plain value first, and the mixed one for browsers that know `color-mix()`: all of ours. */
const COLOR_MIX_FALLBACK =
  /([\w-]+): [^;{}]+;\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(\1: [^;{}]+;)\s*\}/g;
/** And it lists the first values of its variables a second time, for browsers without `@property`: none of ours. */
const PROPERTY_FALLBACK = /@layer properties(?:;|\s*\{\s*@supports [^{]*(?:\{\s*[*:][^}]*\}\s*)+\}\s*\})/g;

export function withoutFallbacks(css: string): string {
  return css.replace(COLOR_MIX_FALLBACK, "$2").replace(PROPERTY_FALLBACK, "");
}

/** Leaves out of the styles what only browsers too old for the site would read. Stands after Tailwind. */
export function modernCss(): AstroIntegration {
  return {
    name: "modern-css",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            build: { cssTarget: OLDEST_BROWSERS },
            plugins: [
              {
                name: "modern-css",
                enforce: "pre",
                transform: { filter: { id: /\.css$/ }, handler: (code) => withoutFallbacks(code) },
              },
            ],
          },
        });
      },
    },
  };
}
