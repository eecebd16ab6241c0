/** How far a row is scrolled from its start: in right-to-left rows scrollLeft is negative. */
const fromStart = (row: HTMLElement) => Math.abs(row.scrollLeft);

/** What scrolls must be reachable by keyboard, and nothing else should be. */
function takeFocus(row: HTMLElement, scrolls: boolean) {
  if (scrolls) row.tabIndex = 0;
  else row.removeAttribute("tabindex");
}

function showEnds(row: HTMLElement) {
  const furthest = row.scrollWidth - row.clientWidth;
  takeFocus(row, furthest > 2);
  for (const button of row.parentElement?.querySelectorAll<HTMLButtonElement>("[data-carousel-step]") ?? []) {
    const forward = button.dataset["carouselStep"] === "1";
    button.disabled = forward ? fromStart(row) >= furthest - 2 : fromStart(row) <= 2;
  }
}

/** A row opens with the card that asks for it at its margin, where the first one would rest; turning the device keeps it. */
function startAtCard(row: HTMLElement) {
  const card = row.querySelector<HTMLElement>(":scope > [data-carousel-start]");
  const first = row.firstElementChild;
  if (!card || !(first instanceof HTMLElement)) return;
  row.scrollLeft = card.offsetLeft - first.offsetLeft;
}

/** What a visitor does with a row: from then on it stays where they have left it. */
const TOUCHES = ["pointerdown", "wheel", "keydown"];
const leaveStart = ({ currentTarget }: Event) =>
  (currentTarget as HTMLElement).querySelector("[data-carousel-start]")?.removeAttribute("data-carousel-start");

/**
 * The buttons scroll a row by one card in reading direction, and are disabled at its ends. From `gridFromPx` on the
 * cards stand in a grid instead.
 */
export function startCarousels(gridFromPx: number) {
  document.addEventListener("click", (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>("[data-carousel-step]") : null;
    const row = button?.closest("[data-carousel]")?.querySelector<HTMLElement>(".carousel-row");
    // The last one: the first may be wider than the rest.
    const card = row?.querySelector("li:last-child");
    if (!button || !row || !card) return;
    const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
    const sign = getComputedStyle(row).direction === "rtl" ? -1 : 1;
    row.scrollBy({ left: Number(button.dataset["carouselStep"]) * sign * (card.clientWidth + gap) });
  });
  // Called once a row is laid out and when its width changes; measuring it here would force layout far below.
  const widths = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      // It is not shown yet: what stands below the first screen comes with its sheets.
      if (contentRect.width === 0) continue;
      startAtCard(target as HTMLElement);
      showEnds(target as HTMLElement);
    }
  });
  document.addEventListener("astro:page-load", () => {
    widths.disconnect();
    const mayScroll = matchMedia(`(width < ${gridFromPx}px)`).matches;
    for (const row of document.querySelectorAll<HTMLElement>(".carousel-row")) {
      // Until it is measured, far below: its style is not known there, but on small screens most rows scroll.
      takeFocus(row, mayScroll);
      widths.observe(row);
      row.addEventListener("scroll", () => showEnds(row), { passive: true });
      for (const type of TOUCHES) row.parentElement?.addEventListener(type, leaveStart, { passive: true });
    }
  });
}
