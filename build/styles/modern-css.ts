import type { AstroIntegration } from "astro";

/** The first versions that know `light-dark()` and relative colours, which every colour of the site is made of. */
const OLDEST_BROWSERS = ["chrome123", "firefox128", "safari17.5", "ios17.5"];

/** Tailwind writes a plain value first, and the mixed one for browsers that know `color-mix()`: all of ours. */
const COLOR_MIX_FALLBACK =
  /([\w-]+): [^;{}]+;\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(\1: [^;{}]+;)\s*\}/g;
/** And it lists the first values of its variables a second time, for browsers without `@property`: none of ours. */
const PROPERTY_FALLBACK = /@layer properties(?:;|\s*\{\s*@supports [^{]*(?:\{\s*[*:][^}]*\}\s*)+\}\s*\})/g;

/** Its name and licence, which package.json and node_modules tell already, in every sheet. */
const BANNER = /\/\*! tailwindcss [^*]*\*\/\s*/g;
/** Utilities speak to each other through these: one sets what another reads. */
const VARIABLE = /@property (--tw-[\w-]+) \{([^}]*)\}\s*/g;

export function withoutFallbacks(css: string): string {
  return withoutIdleVariables(css.replace(BANNER, "").replace(COLOR_MIX_FALLBACK, "$2").replace(PROPERTY_FALLBACK, ""));
}

/** A variable that no utility reads is not set; one that none sets is written as its first value. */
function withoutIdleVariables(css: string): string {
  let result = css;
  for (const [declared, name = "", body = ""] of css.matchAll(VARIABLE)) {
    const isRead = css.includes(`var(${name})`) || css.includes(`var(${name},`);
    const setting = new RegExp(`(?<=[\\s{;])${name}:[^;}]*;\\s*`, "g");
    const first = /initial-value: ([^;]+);/.exec(body)?.[1];
    if (!isRead) result = result.replace(declared, "").replace(setting, "");
    else if (first !== undefined && !setting.test(css))
      result = result.replace(declared, "").replaceAll(`var(${name})`, first);
  }
  return result;
}

/** A font is described in plain numbers: not every browser works out a product there. */
export function withPlainFontNumbers(css: string): string {
  return css.replace(
    /(size-adjust:\s*)calc\(([\d.]+)% \* ([\d.]+)\)/g,
    (_, name: string, share: string, factor: string) =>
      `${name}${Number((Number(share) * Number(factor)).toFixed(1))}%`,
  );
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
                transform: {
                  filter: { id: /\.css$/ },
                  handler: (code) => withPlainFontNumbers(withoutFallbacks(code)),
                },
              },
            ],
          },
        });
      },
    },
  };
}
