import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, sharpImageService } from "astro/config";
import { billOfMaterialsFile } from "#build/bill-of-materials.ts";
import { clientDirectives } from "#build/client-directives.ts";
import { isOwnContent } from "#build/content/sample/own-content.ts";
import { gallery } from "#build/gallery.ts";
import { generatedSources } from "#build/generated-sources.ts";
import { schemaFingerprint, sharedFingerprint } from "#build/pages/inputs.ts";
import { pageCache } from "#build/pages/page-cache.ts";
import { pictures } from "#build/pictures.ts";
import { react } from "#build/react.ts";
import { reloadContent } from "#build/reload-content.ts";
import { reportProgress } from "#build/report-progress.ts";
import { searchFiles } from "#build/search-files.ts";
import { serverFacts } from "#build/server-facts.ts";
import { serverRender } from "#build/server-render.ts";
import { shareCards } from "#build/share-cards.ts";
import { siteManifest } from "#build/site-manifest.ts";
import { modernCss } from "#build/styles/modern-css.ts";
import { siteTheme } from "#build/theme.ts";
import { readEnv } from "#server/env.ts";

const env = readEnv();
const here = fileURLToPath(new URL(".", import.meta.url));
const isOwn = isOwnContent(env.CONTENT_DIR);
const shared = sharedFingerprint(env);
const cacheDir = isOwn ? ".cache" : `${env.DIST_DIR}/cache`;

/** Packages with native code, which Vite's development server cannot bundle. */
const NATIVE = ["@resvg/resvg-js", "sharp"];
const nativeCode = { name: "native-code", configEnvironment: () => ({ optimizeDeps: { exclude: NATIVE } }) };

/**
 * Files that pages and islands share. What every page's own script uses comes first, or it would be put into a file
 * with what only islands use. The rules of forms stand apart from React, since the reminder of an unsent form reads them
 * on pages without it. React is one file for the whole site, and so are the parts of the design system.
 */
const SHARED_FILES = [
  { name: "shared", test: /src\/browser\/(progress|page-choices)\.ts|domain\/site\/constants\.ts|rolldown\/runtime/ },
  { name: "http", test: /src\/browser\/http\.ts/ },
  { name: "form-rules", test: /domain\/forms\/|src\/forms\/storage\/waiting-forms\.ts/ },
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/islands\/(react-client|remember-controls)\.ts/,
  },
  { name: "ui", test: /src\/ui\/.*\.tsx$/ },
];

export default defineConfig({
  output: "static",
  outDir: `${env.DIST_DIR}/site`,
  cacheDir: isOwn ? `${cacheDir}/pages-${schemaFingerprint()}` : cacheDir,
  trailingSlash: "never",
  build: { format: "directory", assets: "_assets", inlineStylesheets: "never" },
  // src/browser/prefetch.ts prefetches instead: when idle, and never on a slow or data-saving connection.
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    react(),
    gallery(),
    clientDirectives(),
    siteTheme({ contentDir: env.CONTENT_DIR }),
    generatedSources({ contentDir: env.CONTENT_DIR }),
    reloadContent({ contentDir: env.CONTENT_DIR }),
    modernCss(),
    pageCache({ shared }),
    pictures({ cacheDir }),
    reportProgress(),
    searchFiles(),
    shareCards({ cacheDir }),
    // Before the manifest, which marks the build as finished.
    serverFacts(env),
    serverRender(env),
    billOfMaterialsFile(env),
    siteManifest(env, { cacheDir, shared }),
  ],
  markdown: { syntaxHighlight: false },
  // Sharp's default, 4, takes nearly four times as long for files a twelfth smaller: nearly half of the first build.
  image: { service: sharpImageService({ avif: { effort: 3 } }) },
  server: { port: env.PORT, host: "127.0.0.1" },
  vite: {
    // Vite minifies for the browsers of build/styles/modern-css.ts; Tailwind's own optimizer targets older ones.
    plugins: [tailwindcss({ optimize: false }), nativeCode],
    resolve: { alias: [{ find: /^#content\//, replacement: `${env.CONTENT_DIR}/` }] },
    define: {
      "import.meta.env.CONTENT_DIR": JSON.stringify(env.CONTENT_DIR),
      "import.meta.env.SITE_URL": JSON.stringify(env.SITE_URL),
      "import.meta.env.API_BASE_URL": JSON.stringify(env.API_BASE_URL),
      "import.meta.env.LOGIN_URL": JSON.stringify(env.LOGIN_URL),
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } } } },
    // A small module inlined as a data: script would be refused by the content security policy.
    build: { assetsInlineLimit: 0 },
    server: {
      fs: { allow: [here, env.CONTENT_DIR] },
      ...(env.DEV_API_PORT && { proxy: { "/api": `http://127.0.0.1:${env.DEV_API_PORT}` } }),
    },
  },
});
