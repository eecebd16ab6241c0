/** The process of the development server. It is not `astro dev`, of which a project can run only one. */
import { dev } from "astro";

// It ends with the editor, also when that is killed.
process.on("disconnect", () => process.exit());

await dev({
  logLevel: "warn",
  // A cache of its own: two servers must not write to one.
  vite: { cacheDir: ".cache/editor-site" },
});
process.send?.("listening");
