import { ANCHOR_OFFSET_PX, HEADER_FIXED_AFTER_PX } from "#domain/site/constants.ts";
import { afterPaint } from "./after-paint.ts";

/** Where a place on the page begins and ends, from the top of the window. */
export type Place = { id: string; top: number; bottom: number };

/** The place at the line where anchors rest; null above the first, and between two that do not meet. */
export function placeAt(places: readonly Place[], offset: number): string | null {
  const line = offset + 1;
  const last = places.filter(({ top }) => top <= line).at(-1);
  return last && last.bottom > line ? last.id : null;
}

/** A section ends where it ends; a heading stands for all that follows, up to the next one. */
function placeOf(id: string): Place[] {
  const element = document.getElementById(id);
  if (!element) return [];
  const { top, bottom } = element.getBoundingClientRect();
  return [{ id, top, bottom: element.matches("section") ? bottom : Number.POSITIVE_INFINITY }];
}

/** Where the page was when its direction was last looked at. */
let lastScrollY = 0;

function isFooterInView(): boolean {
  const main = document.querySelector("main");
  return main !== null && main.getBoundingClientRect().bottom < innerHeight;
}

function update() {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  const isFixed = scrollY > HEADER_FIXED_AFTER_PX;
  header.toggleAttribute("data-fixed", isFixed);
  // Nothing moves in a frame in which only the window was resized.
  if (scrollY !== lastScrollY)
    header.toggleAttribute("data-upwards", isFixed && scrollY < lastScrollY && !isFooterInView());
  lastScrollY = scrollY;
  // A link to another page is marked in its HTML, or not at all.
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-section]")].filter(
    ({ pathname }) => pathname === location.pathname,
  );
  // The menu may name them in another order than the page has them.
  const places = [...new Set(links.map(({ dataset }) => dataset["section"] ?? ""))]
    .flatMap(placeOf)
    .sort((one, other) => one.top - other.top);
  const offset = Number(links[0]?.dataset["offset"] ?? ANCHOR_OFFSET_PX);
  const last = places.at(-1);
  // The end of the page may keep the last one from reaching the line.
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const current = isAtEnd && last && last.bottom > offset ? last.id : placeAt(places, offset);
  for (const link of links)
    if (link.dataset["section"] === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
}

/** Fixes the header past the threshold, says whether one goes back up the page, and marks the section being read. Reads layout once a frame, then writes. */
export function startHeader() {
  let isScheduled = false;
  const onScroll = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      update();
    });
  };
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("resize", onScroll, { passive: true });
  // Once the page is laid out: read here, it would be laid out in the middle of the first work.
  document.addEventListener("astro:page-load", () => afterPaint(update));
  // Before the new page is painted, or the header would play its entrance animation again.
  document.addEventListener("astro:after-swap", update);
}
