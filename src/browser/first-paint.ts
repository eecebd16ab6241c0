import { compactScript } from "./compact-script.ts";
import { renderAllForAnchor } from "./content-visibility.ts";
import { inlineThemeScript } from "./theme.ts";

/**
 * Before a view transition the browser draws the old page once more, for which visitors wait longer than for the new one
 * (docs/decisions/0044-a-page-is-changed-without-a-picture-of-the-old-one.md). Astro's router looks for this when it
 * starts, and changes the page at once where it is missing. The change of theme has it from Document.prototype.
 */
const withoutViewTransitions = "document.startViewTransition=null";

/** The inline script that runs before first paint. The functions are serialised, so they use only their arguments. */
export const firstPaintScript = () =>
  compactScript(`${inlineThemeScript()};(${renderAllForAnchor})();${withoutViewTransitions}`);
