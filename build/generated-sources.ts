import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { contentErrors } from "#build/content/content-check.ts";
import { errorLine } from "#build/content/content-errors.ts";
import { isBuildRunning } from "#build/running-build.ts";
import { designTokensCss } from "#build/styles/design-tokens.ts";
import { makeFonts } from "#build/styles/fonts.ts";
import { iconSprite } from "#build/styles/icon-sprite.ts";
import { stageSheets } from "#build/styles/stage-sheets.ts";
import { siteSchemaOf } from "#domain/site/site.ts";
import { hasCode } from "#server/error-code.ts";
import { errorMessage } from "#server/error-message.ts";

const TARGET = "src/.generated";

/** Writes a file only when its text changed, so that file watchers do not trigger each other endlessly. */
function writeIfChanged(path: string, text: string) {
  try {
    if (readFileSync(path, "utf8") === text) return;
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  writeFileSync(path, text);
}

export async function writeGeneratedSources(contentDir: string) {
  mkdirSync(TARGET, { recursive: true });
  const file: unknown = JSON.parse(readFileSync(join(contentDir, "site.json"), "utf8"));
  const site = siteSchemaOf(file).parse(file);
  writeIfChanged(join(TARGET, "tokens.css"), designTokensCss(site));
  // A file that changes with the theme, since Tailwind keeps what it has read of an unchanged one.
  writeIfChanged(join(TARGET, "theme.css"), `@import "#src/art/themes/${site.theme}/site.css";\n`);
  for (const [name, css] of Object.entries(stageSheets())) writeIfChanged(join(TARGET, name), css);
  writeIfChanged(join(TARGET, "icons.svg"), iconSprite());
  const { headline } = { ...site.brand, ...site.brand.themes?.[site.theme] };
  const lastLine = headline[site.defaultLocale]?.at(-1) ?? "";
  const stretchedWord = lastLine.replaceAll("{brand}", site.brand.name[site.defaultLocale] ?? "");
  await makeFonts(join(TARGET, "fonts"), { fonts: site.fonts, stretchedWord });
}

function assertValidContent(contentDir: string) {
  const errors = contentErrors(contentDir);
  if (errors.length > 0) throw new Error(`The content cannot be built:\n  ${errors.map(errorLine).join("\n  ")}`);
}

/** Writes src/.generated, the source files made from content and packages: design tokens, the theme's sheet, sheets of stages, icon sprite, font subsets. */
export function generatedSources({ contentDir }: { contentDir: string }): AstroIntegration {
  return {
    name: "generated-sources",
    hooks: {
      "astro:config:setup": async ({ command }) => {
        if (command === "build") assertValidContent(contentDir);
        await writeGeneratedSources(contentDir);
      },
      // Not addWatchFile: it restarts Astro's server, which then no longer notices new content files.
      "astro:server:setup": ({ server, logger }) => {
        const siteFile = join(contentDir, "site.json");
        server.watcher.add(siteFile);
        server.watcher.on("change", (path) => {
          // A build is of the content of its start; it writes what was saved meanwhile when it ends.
          if (path !== siteFile || isBuildRunning()) return;
          // A file that is broken for now is checked and named elsewhere; the last sources stay.
          writeGeneratedSources(contentDir).catch((error) => logger.warn(errorMessage(error)));
        });
      },
    },
  };
}
