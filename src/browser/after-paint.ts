/**
 * Runs after the next paint, such as that of a pressed button. For work that recalculates the style of the whole page:
 * on a slow phone it would delay the visible response to a tap (INP).
 */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
