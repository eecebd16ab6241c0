const EVENT = "page-choices";

/** Tells what the visitor has chosen on this page, in the page's own words: the prefilled chat message names it. */
export function announceChoices(choices: readonly string[]) {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: choices }));
}

export function onChoices(hear: (choices: readonly string[]) => void) {
  document.addEventListener(EVENT, (event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  });
}
