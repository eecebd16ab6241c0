import { announceChoices } from "#src/browser/page-choices.ts";

/** A link may choose for the visitor: with ?period=monthly, a switch whose `data-query` is "period" shows "monthly". */
export function startSegmentedSwitches() {
  document.addEventListener("astro:page-load", () => {
    const query = new URLSearchParams(location.search);
    for (const choice of document.querySelectorAll<HTMLInputElement>(".segmented[data-query] input")) {
      const { query: name = "" } = choice.closest<HTMLElement>(".segmented")?.dataset ?? {};
      if (choice.value !== query.get(name)) continue;
      choice.checked = true;
      announce(choice);
    }
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(".segmented[data-query]")) announce(target);
  });
}

/** What is chosen unless somebody chooses need not be said. */
function announce(choice: HTMLInputElement) {
  announceChoices(choice.defaultChecked ? [] : [choice.nextElementSibling?.textContent ?? ""]);
}
