import type { Site } from "#domain/site/site.ts";
import { brandPaint } from "#src/share/brand-paint.ts";

/**
 * A drawing in the site's colours by day. Those beside texts name them as `var(--color-…)`, which only a page knows:
 * shown as a picture they would be black.
 */
export function paintDrawing(svg: string, colors: Site["colors"]): string {
  const paint = brandPaint({ colors, theme: "light" });
  return svg.replace(/var\((--color-[\w-]+)\)/g, (named, token: string) => {
    try {
      return paint(token);
    } catch {
      // A token that the site does not have is black on pages as well.
      return named;
    }
  });
}
