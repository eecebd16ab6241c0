import { compactScript } from "./compact-script.ts";
import { renderAllForAnchor } from "./content-visibility.ts";
import { inlineThemeScript } from "./theme.ts";

/** The inline script that runs before first paint. The functions are serialised, so they use only their arguments. */
export const firstPaintScript = () => compactScript(`${inlineThemeScript()};(${renderAllForAnchor})()`);
