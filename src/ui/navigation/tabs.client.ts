import { afterPaint } from "#src/browser/after-paint.ts";

/** Which tab a key leads to, in reading order; null when the key is not for tabs. */
export function tabAfterKey(
  key: string,
  { current, count, rtl }: { current: number; count: number; rtl: boolean },
): number | null {
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  const backward = rtl ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

const isSelected = (tab: Element) => tab.getAttribute("aria-selected") === "true";

/** All tabs of its list, including itself. */
const tabsWith = (tab: Element) => [
  ...(tab.closest("[role=tablist]")?.querySelectorAll<HTMLElement>("[role=tab]") ?? []),
];

function select(tab: HTMLElement) {
  const tabs = tabsWith(tab);
  for (const other of tabs) {
    other.setAttribute("aria-selected", String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
  }
  // Whichever is selected by then.
  afterPaint(() => {
    for (const other of tabs)
      document
        .getElementById(other.getAttribute("aria-controls") ?? "")
        ?.toggleAttribute("data-hidden", !isSelected(other));
  });
}

const tabOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tabs] [role=tab]") : null;

/** Selects tabs on every page: by click, and by the arrow keys in reading direction. */
export function startTabs() {
  document.addEventListener("click", (event) => {
    const tab = tabOf(event.target);
    if (tab) select(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event.target);
    if (!tab) return;
    const tabs = tabsWith(tab);
    const next = tabAfterKey(event.key, {
      current: tabs.indexOf(tab),
      count: tabs.length,
      rtl: getComputedStyle(tab).direction === "rtl",
    });
    const target = next === null ? undefined : tabs[next];
    if (!target) return;
    event.preventDefault();
    select(target);
    target.focus();
  });
}
