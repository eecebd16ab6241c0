import { timeUntil } from "#domain/planner/calendar.ts";

/** What src/features/coming-soon/coming-soon-hero.tsx writes into the page: each app, in finished words. */
export type ComingApps = {
  timeZone: string;
  apps: Readonly<Record<string, ComingApp>>;
};

export type ComingApp = {
  name: string;
  title: string;
  heading: string;
  lead: string;
  /** Where the content names a day. */
  launch: { date: string; text: string } | null;
};

const MINUTE_MS = 60_000;

/** Names the app the address asks for. Any other address leaves the page with its general words. */
export function nameComingApp(hero: HTMLElement) {
  const { apps, timeZone }: ComingApps = JSON.parse(hero.dataset["coming"] ?? "");
  const asked = new URLSearchParams(location.search).get("app") ?? "";
  const app = Object.hasOwn(apps, asked) ? apps[asked] : undefined;
  if (!app) return;
  const write = (part: string, text: string) => {
    const place = hero.querySelector(`[data-coming-${part}]`);
    if (place) place.textContent = text;
  };
  document.title = app.title;
  write("heading", app.heading);
  write("lead", app.lead);
  write("berth", app.name);
  document.querySelector<HTMLElement>(`[data-ready="${asked}"]`)?.setAttribute("hidden", "");
  const countdown = hero.querySelector<HTMLElement>("[data-coming-countdown]");
  if (!app.launch || !countdown) return;
  const { date, text } = app.launch;
  write("launch", text);
  const tick = () => {
    const left = hero.isConnected ? timeUntil(date, new Date(), timeZone) : null;
    countdown.hidden = left === null;
    if (left === null) return;
    for (const [unit, value] of Object.entries(left)) write(unit, String(value));
    setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  tick();
}
