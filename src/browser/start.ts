/** Everything the frame does by script, started once a session. React is not part of it. */
import { startCarousels } from "./carousels.ts";
import { startChatSubject } from "./chat-subject.ts";
import { startChunkReload } from "./chunk-reload.ts";
import { startCopyLink } from "./copy-link.ts";
import { startDialogs } from "./dialogs.ts";
import { startDisclosureLinks } from "./disclosure-links.ts";
import { showAskedAddress, showErrorPage } from "./error-page.ts";
import { startFooterPanels } from "./footer-panels.ts";
import { startForms } from "./forms.ts";
import { startHeader } from "./header.ts";
import { startLanguageChoice } from "./language-choice.ts";
import { startLateParts } from "./late-parts.ts";
import { startLightbox } from "./lightbox.ts";
import { startMenus } from "./menus.ts";
import { startOnline } from "./online.ts";
import { startPrefetch } from "./prefetch.ts";
import { startPrint } from "./print.ts";
import { progress } from "./progress.ts";
import { startQueryChoice } from "./query-choice.ts";
import { startReveal } from "./reveal.ts";
import { startRouteChanges } from "./route-changes.ts";
import { startSearch } from "./search.ts";
import { startServiceWorker } from "./service-worker.ts";
import { startTabs } from "./tabs.ts";
import { startTheme } from "./theme.ts";
import { startWholePage } from "./whole-page.ts";

startChunkReload(showErrorPage);
startTheme();
startHeader();
startMenus();
startDialogs();
startFooterPanels();
startLanguageChoice();
startOnline();
startRouteChanges(progress);
startWholePage();
startPrefetch();
startTabs();
startLightbox();
startCarousels();
startReveal();
startDisclosureLinks();
startCopyLink();
startPrint();
startQueryChoice();
startChatSubject();
startForms();
startSearch();
startLateParts();
startServiceWorker();

document.addEventListener("astro:page-load", () => {
  // Taken out of the page it would have every element styled again.
  document.querySelector(".preloader")?.setAttribute("hidden", "");
  showAskedAddress();
});
