import type { Page } from "@playwright/test";

/** Notes every state the progress bar goes through from now on: a short one could be missed by looking. */
export async function recordProgress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const states: (string | undefined)[] = [];
    Reflect.set(window, "progressStates", states);
    const bar = document.getElementById("progress");
    const note = () => states.push(bar?.dataset["state"]);
    if (bar) new MutationObserver(note).observe(bar, { attributeFilter: ["data-state"] });
  });
}

export function progressStates(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "progressStates"));
}
