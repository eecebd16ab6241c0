/** The script of every page, run once per document load: it starts each behaviour. It does not load React. */

import { startChunkReload } from "#src/browser/chunk-reload.ts";
import { startContentVisibility } from "#src/browser/content-visibility.ts";
import { showAskedAddress, showErrorPage } from "#src/browser/error-page.ts";
import { startHeader } from "#src/browser/header.ts";
import { startOnline } from "#src/browser/online.ts";
import { startPrefetch } from "#src/browser/prefetch.ts";
import { startPrint } from "#src/browser/print.ts";
import { progress } from "#src/browser/progress.ts";
import { startReveal } from "#src/browser/reveal.ts";
import { startRouteChanges } from "#src/browser/route-changes.ts";
import { startServiceWorker } from "#src/browser/service-worker.ts";
import { startTheme } from "#src/browser/theme.ts";
import { startSearch } from "#src/features/search/search.client.ts";
import { startChatSubject } from "#src/frame/chat-subject.client.ts";
import { startLanguageChoice } from "#src/frame/languages.client.ts";
import { startMenus } from "#src/frame/menus.client.ts";
import { startFooterPanels } from "#src/frame/site-footer.client.ts";
import { startWaitingOffer } from "#src/frame/waiting-offer/waiting-offer.client.ts";
import { startLightbox } from "#src/sections/catalogue/screen-lightbox.client.ts";
import { startCopyLink } from "#src/ui/controls/copy-button.client.ts";
import { startSegmentedSwitches } from "#src/ui/controls/segmented-switch.client.ts";
import { startDialogs } from "#src/ui/feedback/dialog.client.ts";
import { startDisclosureLinks } from "#src/ui/navigation/accordion.client.ts";
import { startCarousels } from "#src/ui/navigation/carousel.client.ts";
import { startTabs } from "#src/ui/navigation/tabs.client.ts";

startChunkReload(showErrorPage);
startTheme();
startHeader();
startMenus();
startDialogs();
startFooterPanels();
startLanguageChoice();
startOnline();
startRouteChanges(progress);
startContentVisibility();
startPrefetch();
startTabs();
startLightbox();
startCarousels();
startReveal();
startDisclosureLinks();
startCopyLink();
startPrint();
startChatSubject();
startSegmentedSwitches();
startWaitingOffer(() => import("#src/forms/storage/waiting-forms.ts"));
startSearch();
startServiceWorker();

document.addEventListener("astro:page-load", () => {
  // Hidden, not removed: removing it would recalculate the style of every element.
  document.querySelector(".preloader")?.setAttribute("hidden", "");
  showAskedAddress();
});
