import { relative, sep } from "node:path";
import type { AstroIntegration } from "astro";
import type { ViteDevServer } from "vite";
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
        repeatMissedReloads(server);
        server.watcher.add(contentDir);
        server.watcher.on("all", (_event, path) => {
          const file = relative(contentDir, path).split(sep).join("/");
          if (file.startsWith("..")) return;
          if (file.endsWith(".md")) server.environments.client.hot.send({ type: "full-reload" });
          else if (ENTRIES.some((files) => idIn(files, file) !== null))
            refreshContent?.({}).catch((error) => logger.error(errorMessage(error)));
        });
      },
    },
  };
}

/**
 * A page that was asked for before a file was saved, and listens only afterwards, has not heard that it is to reload: it
 * would show the old version until the next save. It is told again.
 */
function repeatMissedReloads({ environments, middlewares }: ViteDevServer) {
  const { hot } = environments.client;
  const send: (...args: unknown[]) => void = hot.send.bind(hot);
  let pageAskedAt = 0;
  let reloadedAt = 0;
  let moments = 0;
  hot.send = (...args: unknown[]) => {
    const [message] = args;
    if (typeof message === "object" && message !== null && "type" in message && message.type === "full-reload")
      reloadedAt = moments += 1;
    send(...args);
  };
  middlewares.use((request, _response, next) => {
    if (request.headers.accept?.includes("text/html")) pageAskedAt = moments += 1;
    next();
  });
  hot.on("vite:client:connect", (_data, client) => {
    if (reloadedAt > pageAskedAt) client.send({ type: "full-reload" });
  });
}
