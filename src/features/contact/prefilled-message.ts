import type { FormValues } from "#domain/forms/forms.ts";
import { wallClock } from "#domain/planner/calendar.ts";
import { carriesPlan, planFrom, planQuery } from "#domain/planner/project-plan.ts";
import { PREFILLED_MESSAGE_KEY } from "#domain/site/constants.ts";
import { filled, type PlannedService, type PlanWords, planMessage } from "#src/sections/services/plan-words.ts";

/** What is paid for each plan, in each period. */
export type Prices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the contact form needs to prefill its message from the query; see prefilled-message.props.ts. */
export type PrefillFacts = {
  timeZone: string;
  /** Each with the address of its planner. */
  services: readonly (PlannedService & { url: string })[];
  words: PlanWords;
  apps: Readonly<Record<string, { name: string; prices: Prices }>>;
  items: Readonly<Record<string, { name: string; app: string; prices: Prices }>>;
  /** Names of plans and periods. */
  plans: Readonly<Record<string, string>>;
  periods: Readonly<Record<string, string>>;
  platforms: Readonly<Record<string, string>>;
  /** First lines of a message about one of these. */
  openings: Readonly<Record<"app" | "item" | "platform" | "order" | "orderItem", string>>;
};

/** The message for the query of a link, or null. Values the page does not know are ignored. */
export function prefilledMessage(query: URLSearchParams, facts: PrefillFacts, now: Date): string | null {
  const service = facts.services.find(({ id }) => id === query.get("service"));
  if (service && carriesPlan(query)) {
    const plan = planFrom(query, service.offer, wallClock(now, facts.timeZone).date);
    const url = `${service.url}?${new URLSearchParams(planQuery(plan))}`;
    return planMessage(plan, service, facts.words, url);
  }
  return openingFor(query, facts);
}

function openingFor(query: URLSearchParams, facts: PrefillFacts): string | null {
  const known = <T>(entries: Readonly<Record<string, T>> = {}, name: string): T | undefined => {
    const asked = query.get(name) ?? "";
    return Object.hasOwn(entries, asked) ? entries[asked] : undefined;
  };
  const app = known(facts.apps, "app");
  if (!app) return null;
  const asked = known(facts.items, "item");
  const item = asked?.app === query.get("app") ? asked : undefined;
  const platform = known(facts.platforms, "platform") ?? "";
  // Nothing that has no price is ordered.
  const price = known(known((item ?? app).prices, "plan"), "period") ?? "";
  const aboutItem = price ? "orderItem" : "item";
  const aboutApp = price ? "order" : platform ? "platform" : "app";
  return filled(facts.openings[item ? aboutItem : aboutApp], {
    app: app.name,
    item: item?.name ?? "",
    platform,
    plan: known(facts.plans, "plan") ?? "",
    period: known(facts.periods, "period") ?? "",
    price,
  });
}

/**
 * The values of the form with the message a link asks for. What the visitor wrote stays: the last prefilled message is
 * stored for this tab, and another link replaces it only while it is unchanged.
 */
export function withPrefilledMessage(values: FormValues, facts: PrefillFacts): FormValues {
  const message = prefilledMessage(new URLSearchParams(location.search), facts, new Date());
  const written = values["message"] ?? "";
  if (message === null || (written.trim() !== "" && written !== lastPrefilled())) return values;
  try {
    sessionStorage.setItem(PREFILLED_MESSAGE_KEY, message);
  } catch {
    // Without storage an unchanged message counts as written by the visitor.
  }
  return { ...values, message };
}

function lastPrefilled(): string | null {
  try {
    return sessionStorage.getItem(PREFILLED_MESSAGE_KEY);
  } catch {
    return null;
  }
}
