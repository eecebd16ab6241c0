/**
 * A link may choose for the visitor: on a page asked for with ?service=plugin, the choice "plugin" of a group marked
 * data-from-query="service" is taken. Anything the group does not offer is ignored.
 */
export function startQueryChoice() {
  document.addEventListener("astro:page-load", () => takeQueryChoices(document, location.search));
}

export function takeQueryChoices(page: ParentNode, query: string) {
  const asked = new URLSearchParams(query);
  for (const group of page.querySelectorAll<HTMLElement>("[data-from-query]")) {
    const value = asked.get(group.dataset["fromQuery"] ?? "");
    for (const choice of group.querySelectorAll<HTMLInputElement>("input[type=radio]"))
      if (choice.value === value) choice.checked = true;
    for (const option of group.querySelectorAll("option")) if (option.value === value) option.selected = true;
  }
}
