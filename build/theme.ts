import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { z } from "zod";
import { type SiteTheme, siteThemeSchema } from "#domain/site/theme.ts";

const FOLDER = fileURLToPath(new URL("../src/art/themes", import.meta.url));

export function readTheme(contentDir: string): SiteTheme {
  const file: unknown = JSON.parse(readFileSync(join(contentDir, "site.json"), "utf8"));
  return z.looseObject({ theme: siteThemeSchema }).parse(file).theme;
}

const PART = "#src/art/theme/";
const partIn = (theme: SiteTheme, part: string) => join(FOLDER, theme, part.slice(PART.length));

/** `#src/art/theme/…` is the folder of the theme that content/site.json names; the other one is not in the build. */
export const themeAlias = (theme: SiteTheme) => ({ find: /^#src\/art\/theme\//, replacement: partIn(theme, PART) });

/** Chooses the theme for a build, and for a development server each time content/site.json names another. */
export function siteTheme({ contentDir }: { contentDir: string }): AstroIntegration {
  let theme = readTheme(contentDir);
  // Not an alias, which stays as it is until the server starts anew: a page that is loading meanwhile would break, and
  // nothing would load it again.
  const plugin: Plugin = {
    name: "site-theme",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PART) ? partIn(theme, id) : null),
  };
  return {
    name: "site-theme",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      "astro:server:setup": ({ server }) => {
        server.watcher.on("change", (path) => {
          const chosen = path === join(contentDir, "site.json") ? themeNow(contentDir) : null;
          if (chosen === null || chosen === theme) return;
          theme = chosen;
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: "full-reload" });
          }
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
