/** The process of the site's own pages. It is not `astro dev`, of which a project can run only one. */
import { dev } from "astro";

// It ends with the editor, however that ends.
process.on("disconnect", () => process.exit());

await dev({
  logLevel: "warn",
  // What Vite prepares for one server is not to be changed by another.
  vite: { cacheDir: ".cache/editor-site" },
});
