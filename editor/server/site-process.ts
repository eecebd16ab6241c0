/** The process of the site's own pages. It is not `astro dev`, of which a project can run only one. */
import { dev } from "astro";

await dev({
  logLevel: "warn",
  // What Vite prepares for one server is not to be changed by another.
  vite: { cacheDir: ".cache/editor-site" },
});
