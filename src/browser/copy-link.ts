/** Buttons that copy an address say so afterwards, also to those who only hear the page. */
export function startCopyLink() {
  document.addEventListener("click", async (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>("button[data-copy]") : null;
    const status = button?.parentElement?.querySelector<HTMLElement>("[data-copy-status]");
    if (!button || !status) return;
    const { copy = "", copied = "", copyFailed = "" } = button.dataset;
    // A text that does not change is not announced a second time.
    status.textContent = "";
    const said = (await copyText(copy)) ? copied : copyFailed;
    requestAnimationFrame(() => {
      status.textContent = said;
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
