import type { Locale } from "#domain/language/locale.ts";
import { siteIn } from "#src/site/site.ts";
import type { Milestone } from "./milestones.tsx";

/** The drawing rises evenly from the first milestone to the last; levels run from 0 to 1. */
const LOWEST_LEVEL = 0.2;
const RISE = 0.73;

export function milestonesIn(locale: Locale): Milestone[] {
  return siteIn(locale).milestones.map((milestone, index, all) => ({
    ...milestone,
    level: LOWEST_LEVEL + (RISE * index) / Math.max(1, all.length - 1),
  }));
}
