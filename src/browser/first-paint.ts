import { compactScript } from "./compact-script.ts";
import { renderAllForAnchor } from "./content-visibility.ts";
import { inlineThemeScript } from "./theme.ts";

/**
 * Before a view transition the browser draws the old page once more, for which visitors wait longer than for the new one
 * (docs/decisions/0044-a-page-is-changed-without-a-picture-of-the-old-one.md). Astro's router looks for this when it
 * starts, and changes the page at once where it is missing. The change of theme has it from Document.prototype.
 */
const withoutViewTransitions = "document.startViewTransition=null";

/** What a sheet that does not come leaves on the root: the page is then read without it. */
const UNSTYLED = "data-unstyled";

/**
 * A page without its sheets is not shown. The browser may ask for its styles all the same, in between: every colour would
 * then change from the browser's own, and slowly where changes are slow; far below, where nothing moves until it comes near,
 * texts would keep the wrong one. What has no box has no style to change from. `--body-display` is in base.css, which
 * every page has.
 */
export const HIDDEN_UNTIL_STYLED = `@media (scripting:enabled){:root:not([${UNSTYLED}]) body{display:var(--body-display,none)}}`;

function showUnstyled(attribute: string) {
  const noteMissing = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
      document.documentElement.setAttribute(attribute, "");
  };
  // Errors of files do not bubble.
  addEventListener("error", noteMissing, true);
}

/** The inline script that runs before first paint. The functions are serialised, so they use only their arguments. */
export const firstPaintScript = () =>
  compactScript(
    `${inlineThemeScript()};(${renderAllForAnchor})();(${showUnstyled})("${UNSTYLED}");${withoutViewTransitions}`,
  );
