import { z } from "zod";
import { referenceTo } from "#domain/content/reference.ts";
import { slugSchema } from "#domain/content/slug.ts";
import type { Localizer } from "#domain/language/localized.ts";

export const CASE_KINDS = ["apps", "websites", "desktop", "plugins"] as const;

/** One finished project: `content/portfolio/<id>.json`. */
export const caseFileSchema = (localized: Localizer) =>
  z.strictObject({
    id: slugSchema,
    order: z.int().positive(),
    kind: z.enum(CASE_KINDS),
    service: referenceTo("service"),
    app: referenceTo("app").optional().meta({ description: "Our product it grew from, if any" }),
    screen: referenceTo("screen").meta({ description: "The drawing that shows it" }),
    client: localized(z.string().min(2).max(60)),
    result: localized(z.string().min(8).max(80)).meta({ description: "The outcome, as a headline" }),
    story: localized(z.string().min(40).max(400)),
    figures: z
      .array(z.strictObject({ value: z.string().min(1).max(8), label: localized(z.string().min(2).max(40)) }))
      .length(3),
    technologies: z.array(z.string().min(1).max(30)).min(2).max(6),
    year: z.int().min(2019),
  });

/**
 * The first cases for one page, in their order, without showing the same screen twice. If there are not enough different
 * screens, the next cases fill the places.
 */
export function pickCases<Case extends { screens: readonly string[] }>(cases: readonly Case[], count: number): Case[] {
  const shown = new Set<string>();
  const different = cases.filter(({ screens }) => {
    if (screens.some((screen) => shown.has(screen))) return false;
    for (const screen of screens) shown.add(screen);
    return true;
  });
  const others = cases.filter((entry) => !different.includes(entry));
  const picked = new Set([...different, ...others].slice(0, count));
  return cases.filter((entry) => picked.has(entry));
}
