/** The process of the site's own pages. It is not `astro dev`, of which a project can run only one. */
import { dev } from "astro";

/** Native code, which Vite cannot prepare ahead. */
const NATIVE = ["@resvg/resvg-js", "sharp"];

// It ends with the editor, however that ends.
process.on("disconnect", () => process.exit());

await dev({
  logLevel: "warn",
  vite: {
    // What Vite prepares for one server is not to be changed by another.
    cacheDir: ".cache/editor-site",
    plugins: [{ name: "native-code", configEnvironment: () => ({ optimizeDeps: { exclude: NATIVE } }) }],
  },
});
