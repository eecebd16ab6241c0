/** What the gallery itself does. */
import { showToast } from "#src/ui/feedback/toast.client.ts";
import { doubleTexts, fillSections } from "./sections.ts";

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const toast = event.target.closest<HTMLElement>("[data-gallery-toast]");
  if (toast)
    showToast({
      text: toast.dataset["galleryToast"] ?? "",
      tone: toast.dataset["tone"] === "error" ? "error" : "plain",
    });
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
