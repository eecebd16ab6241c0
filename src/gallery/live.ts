/** What the gallery itself does. */
import { doubleTexts, fillSections } from "./sections.ts";

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest("[data-gallery-double]")) doubleTexts();
});

// Links of what is shown lead nowhere from here; the router must not hear of them.
document.addEventListener(
  "click",
  (event) => {
    if (event.target instanceof Element && event.target.closest(".gallery-column a")) event.preventDefault();
  },
  true,
);

void fillSections();
