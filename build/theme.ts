import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { z } from "zod";
import { type SiteTheme, siteThemeSchema } from "#domain/site/theme.ts";

const FOLDER = fileURLToPath(new URL("../src/art/themes", import.meta.url));

export function readTheme(contentDir: string): SiteTheme {
  const file: unknown = JSON.parse(readFileSync(join(contentDir, "site.json"), "utf8"));
  return z.looseObject({ theme: siteThemeSchema }).parse(file).theme;
}

/** `#src/art/theme/…` is the folder of the theme that content/site.json names; the other one is not in the build. */
export const themeAlias = (theme: SiteTheme) => ({
  find: /^#src\/art\/theme\//,
  replacement: `${join(FOLDER, theme)}/`,
});

/** Chooses the theme for a build or a development server, which starts anew when content/site.json names another. */
export function siteTheme({ contentDir }: { contentDir: string }): AstroIntegration {
  let theme: SiteTheme | null = null;
  return {
    name: "site-theme",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        const alias = () => {
          const chosen = readTheme(contentDir);
          theme = chosen;
          return { resolve: { alias: [themeAlias(chosen)] } };
        };
        // By a plugin, since Vite asks plugins again when a development server starts anew.
        updateConfig({ vite: { plugins: [{ name: "site-theme", config: alias }] } });
      },
      "astro:server:setup": ({ server, logger }) => {
        const siteFile = join(contentDir, "site.json");
        server.watcher.on("change", (path) => {
          if (path !== siteFile || [theme, null].includes(themeNow(contentDir))) return;
          logger.info("another theme: starting anew");
          server.restart().catch((error: unknown) => logger.error(String(error)));
        });
      },
    },
  };
}

/** Null while the file cannot be read: it is checked and named elsewhere. */
function themeNow(contentDir: string): SiteTheme | null {
  try {
    return readTheme(contentDir);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
