import { globSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const ADDRESS = "/_assets/pictures/";
const NAMED = /\/_assets\/pictures\/([\w.-]+\.svg)/g;

/**
 * Pictures that pages draw while they are rendered (src/pictures) stand in a cache folder. Those that a page or the search names are
 * copied below /_assets; the development server sends them from the cache.
 */
export function pictures({ cacheDir }: { cacheDir: string }): AstroIntegration {
  const folder = resolve(cacheDir, "pictures");
  return {
    name: "pictures",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { define: { "import.meta.env.PICTURE_FOLDER": JSON.stringify(folder) } } });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (!request.url?.startsWith(ADDRESS)) return next();
          readFile(join(folder, basename(request.url))).then(
            (svg) => response.setHeader("content-type", "image/svg+xml").end(svg),
            () => next(),
          );
        });
      },
      "astro:build:done": async ({ dir }) => {
        const siteDir = fileURLToPath(dir);
        const named = new Set(
          globSync(["**/*.html", "_assets/search/**/*.txt"], { cwd: siteDir }).flatMap((page) =>
            [...readFileSync(join(siteDir, page), "utf8").matchAll(NAMED)].map(([, file = ""]) => file),
          ),
        );
        await mkdir(join(siteDir, ADDRESS), { recursive: true });
        await Promise.all([...named].map((file) => copyFile(join(folder, file), join(siteDir, ADDRESS, file))));
      },
    },
  };
}
