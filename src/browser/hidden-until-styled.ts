/** What a file that does not come, such as a sheet, leaves on the root: the page is then read as it is. */
const MISSING = "data-missing";

const rule = `@media (scripting:enabled){:root:not([${MISSING}]) body{display:var(--body-display,none)}}`;

/** Errors of files do not bubble. */
const noteMissing = `addEventListener("error",e=>e.target.rel&&document.documentElement.setAttribute("${MISSING}",""),true)`;

/**
 * Before the sheets of a page, without which it is not shown. The browser may ask for its styles all the same, in between:
 * every colour would then change from the browser's own, and slowly where changes are slow; far below, where nothing moves
 * until it comes near, texts would keep the wrong one. What has no box has no style to change from. `--body-display` is in
 * base.css, which every page has.
 */
export const HIDDEN_UNTIL_STYLED = `<script>${noteMissing}</script><style>${rule}</style>`;
