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

/** The buttons scroll a row by one card in reading direction, and are disabled at its ends. */
export function startCarousels() {
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
    for (const { target } of entries) showEnds(target as HTMLElement);
  });
  document.addEventListener("astro:page-load", () => {
    widths.disconnect();
    for (const row of document.querySelectorAll<HTMLElement>(".carousel-row")) {
      // Until it is measured, its sheet says whether it may scroll.
      takeFocus(row, getComputedStyle(row).overflowX === "auto");
      widths.observe(row);
      row.addEventListener("scroll", () => showEnds(row), { passive: true });
    }
  });
}
