import { type Opening, type OpeningHours, openingAt } from "#domain/company/opening-hours.ts";

/** What src/sections/company/opening-now.tsx writes into the page. */
type OpeningFacts = {
  hours: OpeningHours;
  texts: { open: string; today: string; tomorrow: string; days: Readonly<Record<string, string>> };
};

const MINUTE_MS = 60_000;

/** Shows whether the office is open, and updates it every minute. It is no live region: changes are not announced. */
export function showOpening(place: HTMLElement) {
  const { hours, texts }: OpeningFacts = JSON.parse(place.dataset["opening"] ?? "");
  const update = () => {
    if (!place.isConnected) return;
    const opening = openingAt(hours, new Date());
    const words = place.querySelector("span");
    const text = openingText(opening, texts);
    if (words && words.textContent !== text) words.textContent = text;
    place.querySelector("circle")?.setAttribute("fill", opening.isOpen ? "var(--color-ok)" : "none");
    place.hidden = false;
    markToday(place.closest("[data-week]"), opening);
    setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  update();
}

export function openingText({ isOpen, next }: Opening, texts: OpeningFacts["texts"]): string {
  if (isOpen) return texts.open;
  if (next.inDays === 0) return texts.today;
  return next.inDays === 1 ? texts.tomorrow : (texts.days[next.day] ?? "");
}

/** Marks the current day and time in the chart of the week. */
function markToday(week: Element | null, { today, shareOfDay }: Opening) {
  for (const day of week?.querySelectorAll<HTMLElement>("[data-day]") ?? []) {
    const isToday = day.dataset["day"] === today;
    if (isToday) day.setAttribute("aria-current", "date");
    else day.removeAttribute("aria-current");
    const now = day.querySelector(".hours-now");
    const share = getComputedStyle(day).direction === "rtl" ? 1 - shareOfDay : shareOfDay;
    for (const end of ["x1", "x2"]) now?.setAttribute(end, `${Math.round(share * 1000) / 10}%`);
  }
}
