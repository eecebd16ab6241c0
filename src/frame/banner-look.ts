/** A note at the foot of the window, whether it is in the page from the start or shown later. */
export const BANNER_LOOK =
  "flex items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-3 text-ui text-ink shadow-high";
