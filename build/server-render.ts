import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import { SERVER_RENDER_FILE } from "#domain/site/server-render.ts";
import type { Env } from "#server/env.ts";
import { readTheme, themeAlias } from "./theme.ts";

/** The pages have the styles; here they would not even compile, since Tailwind is not asked. */
const withoutStyles = {
  name: "without-styles",
  enforce: "pre" as const,
  resolveId: (id: string) => (id.endsWith(".css") ? "\0no-style" : null),
  load: (id: string) => (id === "\0no-style" ? "" : null),
};

/**
 * Bundles src/layouts/render-on-server.tsx with React into one file for Node: a form posted without JavaScript is
 * answered with the component that the page was built with. Assets are named as Astro names them, or the file of icons
 * would have another address than on the page.
 */
export function serverRender(env: Env): AstroIntegration {
  return {
    name: "server-render",
    hooks: {
      "astro:build:done": async () => {
        const file = join(env.DIST_DIR, SERVER_RENDER_FILE);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          root: fileURLToPath(new URL("..", import.meta.url)),
          plugins: [withoutStyles],
          resolve: { alias: [themeAlias(readTheme(env.CONTENT_DIR))] },
          define: { "process.env.NODE_ENV": '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: "src/layouts/render-on-server.tsx",
            outDir: join(file, ".."),
            emptyOutDir: true,
            minify: false,
            assetsInlineLimit: 0,
            rolldownOptions: {
              output: { entryFileNames: "render.js", assetFileNames: "_assets/[name].[hash][extname]" },
            },
          },
        });
      },
    },
  };
}
