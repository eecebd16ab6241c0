import { z } from "zod";

/** Looks of the whole site: drawings, marks and the words that go with them. `src/art/themes` has a folder for each. */
export const SITE_THEMES = ["chart", "plain"] as const;
export type SiteTheme = (typeof SITE_THEMES)[number];

export const siteThemeSchema = z.enum(SITE_THEMES);

/** The key under which a theme says something else: in content files beside the fields, in messages at the top. */
export const THEMES_KEY = "themes";

/** `"themes": { "chart": { "heading": … } }`: what stands in place of the fields beside it in this theme. */
export function themeFields<Fields extends z.ZodRawShape>(fields: Fields) {
  const own = z.strictObject(fields).optional();
  return z.strictObject({ chart: own, plain: own }).optional();
}
