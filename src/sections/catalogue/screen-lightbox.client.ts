import { tabAfterKey } from "#src/ui/navigation/tabs.client.ts";

const pagesOf = (box: Element) => [...box.querySelectorAll<HTMLElement>("[data-lightbox-page]")];

function turnTo(box: Element, index: number) {
  for (const [at, page] of pagesOf(box).entries()) page.hidden = at !== index;
}

const shownPage = (box: Element) => pagesOf(box).findIndex((page) => !page.hidden);

function turnBy(box: Element, step: number) {
  const count = pagesOf(box).length;
  turnTo(box, (shownPage(box) + step + count) % count);
}

function showLanguage(box: Element, lang: string) {
  for (const version of box.querySelectorAll<HTMLElement>("[data-lightbox-language]"))
    version.hidden = version.dataset["lightboxLanguage"] !== lang;
}

/** Turns the pages of the open lightbox. Opening and closing it is the platform's work. */
export function startLightbox() {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLElement>("[data-lightbox-open]");
    const opened = opener && document.getElementById(opener.getAttribute("commandfor") ?? "");
    if (opened) turnTo(opened, Number(opener.dataset["lightboxOpen"]));

    const step = event.target.closest<HTMLElement>("[data-lightbox-step]");
    const box = step?.closest("[data-lightbox]");
    if (step && box) turnBy(box, Number(step.dataset["lightboxStep"]));

    // Browsers without `closedby`: a click on the backdrop is a click on the dialog itself.
    if (event.target instanceof HTMLDialogElement && event.target.matches("[data-lightbox]")) event.target.close();
  });

  document.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== "lightbox-language") return;
    const box = event.target.closest("[data-lightbox]");
    if (box) showLanguage(box, event.target.value);
  });

  document.addEventListener("keydown", (event) => {
    const box = event.target instanceof Element ? event.target.closest("dialog[data-lightbox][open]") : null;
    // Arrow keys inside the language switch choose the language.
    if (!box || event.target instanceof HTMLInputElement) return;
    const count = pagesOf(box).length;
    const rtl = getComputedStyle(box).direction === "rtl";
    const next = tabAfterKey(event.key, { current: shownPage(box), count, rtl });
    if (next === null) return;
    event.preventDefault();
    turnTo(box, next);
  });
}
