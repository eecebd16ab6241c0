/**
 * Once the browser has drawn what a press shows at once, such as the pressed button. What has a whole page styled anew
 * comes after that: on a slow phone the answer to the finger would wait for it.
 */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
