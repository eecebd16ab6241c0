/** How long the button shows that it worked. */
const SHOWN_MS = 2_500;

/** Buttons that copy a text and announce it afterwards, also to screen readers. */
export function startCopyLink() {
  document.addEventListener("click", async (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>("button[data-copy]") : null;
    const status = button?.parentElement?.querySelector<HTMLElement>("[data-copy-status]");
    if (!button || !status) return;
    const { copy = "", copied = "", copyFailed = "" } = button.dataset;
    // A text that does not change is not announced a second time.
    status.textContent = "";
    const done = await copyText(copy);
    if (done) {
      button.dataset["copyState"] = "copied";
      setTimeout(() => delete button.dataset["copyState"], SHOWN_MS);
    }
    requestAnimationFrame(() => {
      status.textContent = done ? copied : copyFailed;
    });
  });
}

/** False where the browser has no clipboard (an address without https) or the visitor refuses it. */
async function copyText(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
