import { renderAllForAnchor } from "./content-visibility.ts";
import { inlineThemeScript } from "./theme.ts";

/** The inline script that runs before first paint. The functions are serialised, so they use only their arguments. */
export function firstPaintScript(): string {
  const script = `${inlineThemeScript()};(${renderAllForAnchor})()`;
  // Spaces around signs are bytes of every page.
  return script.replace(/\s*([=?:{}(),;&|>!])\s*/g, "$1");
}
