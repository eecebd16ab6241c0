/** The script of the gallery. */
import { doubleTexts, fillSections } from "./sections.ts";

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest("[data-gallery-double]")) doubleTexts();
});

// Links in specimens do nothing; captured before the router sees the click.
document.addEventListener(
  "click",
  (event) => {
    if (event.target instanceof Element && event.target.closest(".gallery-column a")) event.preventDefault();
  },
  true,
);

void fillSections();
