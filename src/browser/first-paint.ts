import { DARK_MODE_KEY } from "#domain/site/constants.ts";
import { renderAllForAnchor } from "./content-visibility.ts";
import { applySavedTheme } from "./theme.ts";

/** The inline script that runs before first paint. The functions are serialised, so they use only their arguments. */
export function firstPaintScript(): string {
  const script = `(${applySavedTheme})(${JSON.stringify(DARK_MODE_KEY)});(${renderAllForAnchor})()`;
  // Indentation is bytes of every page.
  return script.replace(/\n\s+/g, "\n");
}
