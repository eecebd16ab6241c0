import { site } from "#src/site/site.ts";
import { brandPaint, type Paint, type Theme } from "./brand-paint.ts";

export type { Paint } from "./brand-paint.ts";

/** The tokens of a theme in this company's hues, and on top of them what the rules for these classes say. */
export function paintOf(theme: Theme, ...classes: string[]): Paint {
  return brandPaint({ colors: site.colors, drawings: site.theme, theme, classes });
}

/** A finished drawing with its tokens replaced: what makes pictures of it knows nothing of them. */
export function painted(markup: string, paint: Paint): string {
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => paint(name));
}
