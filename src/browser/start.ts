/** Everything the frame does by script, started once a session. React is not part of it. */
import { startCarousels } from "./carousels.ts";
import { startChunkReload } from "./chunk-reload.ts";
import { showErrorPage } from "./error-page.ts";
import { startFooterPanels } from "./footer-panels.ts";
import { startHeader } from "./header.ts";
import { startLanguageChoice } from "./language-choice.ts";
import { startLightbox } from "./lightbox.ts";
import { startMenus } from "./menus.ts";
import { startOnline } from "./online.ts";
import { startPrefetch } from "./prefetch.ts";
import { progress } from "./progress.ts";
import { startReveal } from "./reveal.ts";
import { startRouteChanges } from "./route-changes.ts";
import { startTabs } from "./tabs.ts";
import { startTheme } from "./theme.ts";

startChunkReload(showErrorPage);
startTheme();
startHeader();
startMenus();
startFooterPanels();
startLanguageChoice();
startOnline();
startRouteChanges(progress);
startPrefetch();
startTabs();
startLightbox();
startCarousels();
startReveal();

document.addEventListener("astro:page-load", () => {
  document.querySelector(".preloader")?.remove();
  const asked = document.querySelector("[data-asked-address]");
  if (asked) asked.textContent = location.pathname;
});
