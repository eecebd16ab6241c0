/** Reduces the lists of the key request to what fits the chosen app, then the chosen item. */
export function narrowChoices(form: HTMLFormElement) {
  const app = form.querySelector<HTMLInputElement>("input[name=app]:checked");
  const items = form.querySelector<HTMLSelectElement>("select[name=item]");
  const plans = form.querySelector<HTMLSelectElement>("select[name=plan]");
  if (!items || !plans) return;
  offer(items, (option) => !app || option.dataset["app"] === app.value);
  const offered = items.options[items.selectedIndex]?.dataset["plans"] ?? app?.dataset["plans"];
  offer(plans, (option) => offered === undefined || offered.split(" ").includes(option.value));
}

function offer(list: HTMLSelectElement, isOffered: (option: HTMLOptionElement) => boolean) {
  for (const option of list.options) {
    const shown = option.value === "" || isOffered(option);
    option.hidden = !shown;
    option.disabled = !shown;
  }
  if (list.options[list.selectedIndex]?.disabled) list.value = "";
}
