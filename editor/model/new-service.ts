import type { ContentFolder } from "#build/entries/content-folder.ts";
import { readIfParsable } from "#build/entries/entries.ts";
import { findKind, ONLY_ENTRY } from "#build/entries/kinds.ts";
import { processFileSchema } from "#domain/company/company.ts";
import { SERVICE_DRAWINGS } from "#domain/company/service.ts";

/** Steps of the process whose length each service has for itself. */
const STEPS = ["consultation", "design", "development", "testing"] as const;

/** The address of a service follows from its id. */
export const serviceAddress = (id: string) => ({ url: `/services/${id}` });

/** What a new service begins with: the drawing that suits any, and the durations the company publishes. */
export function newServiceValues(contentFolder: ContentFolder): Record<string, unknown> {
  const kind = findKind("process");
  const file = kind && readIfParsable(contentFolder, kind, ONLY_ENTRY)?.data;
  const steps = processFileSchema(contentFolder.localized).safeParse(file).data?.steps ?? [];
  const weeksOf = (id: string) => {
    const duration = steps.find((step) => step.id === id)?.duration;
    return { min: duration?.minWeeks ?? 1, max: duration?.maxWeeks ?? 1 };
  };
  const durations = Object.fromEntries(STEPS.map((id) => [id, weeksOf(id)]));
  const [, ...work] = STEPS.map((id) => weeksOf(id).min);
  return {
    img: SERVICE_DRAWINGS[0],
    durations,
    startsAtWeeks: work.reduce((sum, weeks) => sum + weeks, 0),
  };
}
