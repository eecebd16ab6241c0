/** Opens the site search. Its code and markup are loaded at the first touch. */

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** On an Arabic keyboard the slash key types a letter. */
const isSlash = ({ key, code }: KeyboardEvent) =>
  key === "/" || (code === "Slash" && key >= "\u0600" && key <= "\u06ff");

async function open(link: HTMLAnchorElement) {
  const here = document.querySelector<HTMLInputElement>("main [data-search-panel] input");
  if (here) return here.focus();
  try {
    const { openSearchDialog } = await import("./search-dialog.client.ts");
    await openSearchDialog(link);
  } catch {
    // If something could not be loaded, the search page does the same.
    location.assign(link.href);
  }
}

export function startSearch() {
  // Before the router, which would follow the link.
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-search]");
      // With a modifier the visitor asks the browser for something, such as a new tab.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      link.closest("dialog")?.close();
      void open(link);
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (!isSlash(event) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const link = document.querySelector<HTMLAnchorElement>("a[data-search]");
    if (!link || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    void open(link);
  });
  document.addEventListener("astro:page-load", async () => {
    const panel = document.querySelector<HTMLElement>("main [data-search-panel]");
    if (panel) (await import("./search-panel.client.ts")).startSearchPanel(panel, { isPage: true });
  });
}
