import type { Locale } from "#domain/language/locale.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { siteIn } from "#src/site/site.ts";
import type { Milestone } from "./milestones.tsx";

/** The tide rises evenly from the first milestone to the last; levels run from 0 to 1. */
const LOWEST_LEVEL = 0.2;
const RISE = 0.73;

export function milestonesIn(locale: Locale): Milestone[] {
  const t = messagesIn(locale);
  return siteIn(locale).milestones.map((milestone, index, all) => ({
    ...milestone,
    team: t("home.people", { count: milestone.team }),
    level: LOWEST_LEVEL + (RISE * index) / Math.max(1, all.length - 1),
  }));
}
