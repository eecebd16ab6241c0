import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AstroIntegration } from "astro";

/** Source files that decide how a share card looks. */
const DRAWING_SOURCES = ["src/{share,art}/**/*.{ts,tsx,css}", "src/styles/tokens.css", "build/styles/fonts.ts"];

/** Writes the pictures for link previews below /_assets, where names contain a hash and files are cached for ever. */
export function shareCards({ cacheDir }: { cacheDir: string }): AstroIntegration {
  return {
    name: "share-cards",
    hooks: {
      "astro:config:setup": ({ injectRoute, updateConfig }) => {
        updateConfig({
          vite: {
            define: {
              "import.meta.env.SHARE_CARD_DRAWING": JSON.stringify(drawingFingerprint()),
              "import.meta.env.SHARE_CARD_FOLDER": JSON.stringify(join(cacheDir, "share-cards")),
            },
          },
        });
        injectRoute({
          pattern: "/_assets/share/[...file]",
          entrypoint: "./src/pages/_share-card.ts",
          prerender: true,
        });
      },
    },
  };
}

/** Part of the file names: pictures get new names when the code that draws them changes. */
function drawingFingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync(DRAWING_SOURCES).sort())
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path));
  return hash.digest("hex").slice(0, 12);
}
