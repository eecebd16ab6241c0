import { wallClock } from "#domain/planner/calendar.ts";
import { carriesPlan, planFrom, planQuery } from "#domain/planner/project-plan.ts";
import { filled, type PlannedService, type PlanWords, planLetter } from "#src/sections/services/plan-words.ts";

/** What the contact page knows of the things a link can ask about; src/features/contact/contact-letter.props.ts writes it into the page. */
export type LetterFacts = {
  timeZone: string;
  /** Each with the address of its planner. */
  services: readonly (PlannedService & { url: string })[];
  words: PlanWords;
  apps: Readonly<Record<string, string>>;
  items: Readonly<Record<string, { name: string; app: string }>>;
  platforms: Readonly<Record<string, string>>;
  /** How a letter about one of these begins. */
  openings: { app: string; item: string; platform: string };
};

/** How the letter begins that a link asks for, or null. What the page does not know is ignored. */
export function letterFor(query: URLSearchParams, facts: LetterFacts, now: Date): string | null {
  const service = facts.services.find(({ id }) => id === query.get("service"));
  if (service && carriesPlan(query)) {
    const plan = planFrom(query, service.offer, wallClock(now, facts.timeZone).date);
    const url = `${service.url}?${new URLSearchParams(planQuery(plan))}`;
    return planLetter(plan, service, facts.words, url);
  }
  return openingFor(query, facts);
}

function openingFor(query: URLSearchParams, { apps, items, platforms, openings }: LetterFacts): string | null {
  const known = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined => {
    const asked = query.get(name) ?? "";
    return Object.hasOwn(entries, asked) ? entries[asked] : undefined;
  };
  const app = known(apps, "app");
  const item = known(items, "item");
  const platform = known(platforms, "platform");
  if (app === undefined) return null;
  if (item && item.app === query.get("app")) return filled(openings.item, { item: item.name, app });
  return platform === undefined ? filled(openings.app, { app }) : filled(openings.platform, { app, platform });
}

/** What a letter was begun with, for this tab: as long as nobody changed it, another beginning may take its place. */
const BEGUN = "form-contact-letter";

/** Begins the letter a link asks for. What the visitor wrote stays. */
export function beginLetter(form: HTMLFormElement) {
  const holder = form.querySelector<HTMLElement>("[data-letter]");
  const area = holder?.querySelector("textarea");
  if (!holder || !area) return;
  const facts: LetterFacts = JSON.parse(holder.dataset["letter"] ?? "");
  const letter = letterFor(new URLSearchParams(location.search), facts, new Date());
  if (letter === null || (area.value.trim() !== "" && area.value !== begun())) return;
  area.value = letter;
  try {
    sessionStorage.setItem(BEGUN, letter);
  } catch {
    // Without storage an unchanged beginning counts as written.
  }
}

function begun(): string | null {
  try {
    return sessionStorage.getItem(BEGUN);
  } catch {
    return null;
  }
}
