import { DARK_MODE_KEY } from "#domain/site/constants.ts";
import { layOutForPlace } from "./full-layout.ts";
import { applySavedTheme } from "./theme.ts";

/** What has to be known before anything is painted. The functions are serialised: they use nothing but arguments. */
export function firstPaintScript(): string {
  return `(${applySavedTheme})(${JSON.stringify(DARK_MODE_KEY)});(${layOutForPlace})()`;
}
