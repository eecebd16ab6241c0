import { ANCHOR_OFFSET_PX, HEADER_FIXED_AFTER_PX } from "#domain/site/constants.ts";

/** The last section whose top is above the anchor offset; null above the first. */
export function currentSection(tops: readonly { id: string; top: number }[]): string | null {
  const line = ANCHOR_OFFSET_PX + 1;
  return tops.filter(({ top }) => top <= line).at(-1)?.id ?? null;
}

function update() {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  header.toggleAttribute("data-fixed", scrollY > HEADER_FIXED_AFTER_PX);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-section]")];
  const ids = new Set(links.map((link) => link.dataset["section"] ?? ""));
  const tops = [...ids].flatMap((id) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
  });
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const current = atEnd && scrollY > 0 ? (tops.at(-1)?.id ?? null) : currentSection(tops);
  const here = new Set(tops.map(({ id }) => id));
  for (const link of links.filter(({ dataset }) => here.has(dataset["section"] ?? "")))
    if (link.dataset["section"] === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
}

/** Fixes the header past the threshold and marks the section being read. Reads layout once a frame, then writes. */
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
  document.addEventListener("astro:page-load", update);
  // Before the new page is painted, or the header would play its entrance animation again.
  document.addEventListener("astro:after-swap", update);
}
