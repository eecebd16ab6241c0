import { relative, sep } from "node:path";
import type { AstroIntegration } from "astro";
import { contentEntries, idIn } from "#domain/content/content-files.ts";
import { errorMessage } from "#server/error-message.ts";

const ENTRIES = Object.values(contentEntries).map(({ files }) => files);

/**
 * Shows a saved file of content at once in `npm run dev`. Astro stores changed entries half a second late and then
 * reloads pages; asked to refresh its content, it stores them now. It also watches content with its first server alone,
 * not with one that was started anew. Texts in Markdown are in no collection: pages read them, so a reload is enough.
 * Other files, such as messages, are modules, which Vite reloads.
 */
export function reloadContent({ contentDir }: { contentDir: string }): AstroIntegration {
  return {
    name: "reload-content",
    hooks: {
      "astro:server:setup": ({ server, logger, refreshContent }) => {
        server.watcher.add(contentDir);
        server.watcher.on("all", (_event, path) => {
          const file = relative(contentDir, path).split(sep).join("/");
          if (file.startsWith("..")) return;
          if (file.endsWith(".md")) server.hot.send({ type: "full-reload" });
          else if (ENTRIES.some((files) => idIn(files, file) !== null))
            refreshContent?.({}).catch((error) => logger.error(errorMessage(error)));
        });
      },
    },
  };
}
