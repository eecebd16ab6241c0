import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { AstroIntegration } from "astro";

const ADDRESS = "/_assets/pictures/";

const folderIn = (cacheDir: string) => resolve(cacheDir, "pictures");

/**
 * Pictures that pages draw while they are rendered (src/pictures) stand in a cache folder. Those that a page or the search names are
 * copied below /_assets (build/site-manifest.ts); the development server sends them from the cache.
 */
export function pictures({ cacheDir }: { cacheDir: string }): AstroIntegration {
  const folder = folderIn(cacheDir);
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
    },
  };
}

type PictureNeeds = {
  cacheDir: string;
  siteDir: string;
  /** Their names. */
  files: readonly string[];
};

/** Copies drawn pictures from the cache into the build. */
export async function placePictures({ cacheDir, siteDir, files }: PictureNeeds) {
  await mkdir(join(siteDir, ADDRESS), { recursive: true });
  await Promise.all(files.map((file) => copyFile(join(folderIn(cacheDir), file), join(siteDir, ADDRESS, file))));
}
