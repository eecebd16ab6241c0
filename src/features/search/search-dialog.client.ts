import { startSearchPanel } from "./search-panel.client.ts";

/** The panel of each search page that was asked for, to be copied into the dialog. */
const panels = new Map<string, Promise<HTMLElement>>();

async function fetchPanel(href: string): Promise<HTMLElement> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const panel = page.querySelector<HTMLElement>("[data-search-panel]");
  if (!panel) throw new Error(`${href} has no search`);
  await loadSheet(panel.dataset["sheet"] ?? "");
  return panel;
}

/** A route change takes away the sheets that the next page does not name, so it is asked for each time. */
function loadSheet(href: string): Promise<void> {
  const known = document.head.querySelector(`link[href="${CSS.escape(href)}"]`);
  if (known) return Promise.resolve();
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  return new Promise((resolve, reject) => {
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => reject(new Error(`${href} did not come`)));
    document.head.append(sheet);
  });
}

function panelOf(href: string): Promise<HTMLElement> {
  const known = panels.get(href) ?? fetchPanel(href);
  panels.set(href, known);
  known.catch(() => panels.delete(href));
  return known;
}

/** The search page's own panel in a modal dialog over the page that is open. */
export async function openSearchDialog({ href }: HTMLAnchorElement) {
  const source = await panelOf(href);
  await loadSheet(source.dataset["sheet"] ?? "");
  const open = document.querySelector<HTMLDialogElement>("dialog.search-dialog");
  if (open) return open.showModal();

  const panel = document.importNode(source, true);
  const dialog = document.createElement("dialog");
  dialog.className = "search-dialog";
  dialog.setAttribute("closedby", "any");
  dialog.setAttribute("aria-label", panel.getAttribute("aria-label") ?? "");
  dialog.append(panel);
  const close = panel.querySelector<HTMLElement>("[data-search-close]");
  if (close) close.hidden = false;
  const submit = panel.querySelector<HTMLElement>("button[type=submit]");
  // Enter does the same; the place is the close button's here.
  if (submit) submit.className = "search-unseen";
  close?.addEventListener("click", () => dialog.close());
  // The page that comes may be this one, at another place.
  panel.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) dialog.close();
  });
  panel.addEventListener("submit", () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  startSearchPanel(panel, { isPage: false });
}
