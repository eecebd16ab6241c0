import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AstroIntegration } from "astro";

/** What the look of a picture depends on, besides its words. */
const DRAWN_BY = ["src/{share,art}/**/*.{ts,tsx,css}", "src/styles/tokens.css", "build/styles/fonts.ts"];

/** The pictures of links, beside the other files whose names tell what is in them. */
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

/** Changes with the code that draws, so that a picture drawn otherwise has another name. */
function drawingFingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync(DRAWN_BY).sort())
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path));
  return hash.digest("hex").slice(0, 12);
}
