import { createRef, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { SearchData } from "./data/search-data.ts";
import { openModal, SearchDialog } from "./search-dialog.tsx";
import panelStyle from "./search-panel.css?inline";

/** Loads the data in the language of the page that is shown. */
type LoadData = () => Promise<SearchData>;

/** A root of its own: the dialog belongs to no page, so it can stay open when the router replaces the page. */
const place = document.createElement("div");
const root = createRoot(place, {
  onUncaughtError: (error) => {
    reportError(error);
    // React has emptied the place; the search page does the same.
    location.assign(searchPage);
  },
});
const dialog = createRef<HTMLDialogElement>();
let searchPage = "";
let pageNumber = 0;
let loadNewData: LoadData | undefined;

// Adopted by the document, it stays when the router replaces the head.
const style = new CSSStyleSheet();
style.replaceSync(panelStyle);
document.adoptedStyleSheets.push(style);

function render(data: SearchData) {
  searchPage = data.page;
  root.render(
    <StrictMode>
      {/* Closed before the page changed, it begins anew. */}
      <SearchDialog key={pageNumber} ref={dialog} data={data} />
    </StrictMode>,
  );
}

export function openSearch(data: SearchData, loadData: LoadData) {
  // A page swap takes the place away with the old body.
  if (place.isConnected) return openModal(dialog.current);
  document.body.append(place);
  pageNumber += 1;
  loadNewData = loadData;
  render(data);
}

// An open dialog moves to the new page, with its text, and then takes the language of that page.
document.addEventListener("astro:after-swap", async () => {
  if (!dialog.current?.open) return;
  document.body.append(place);
  openModal(dialog.current);
  // Without the data of the new language it goes on in the old one.
  const data = await loadNewData?.().catch(() => null);
  if (data && place.isConnected) render(data);
});
