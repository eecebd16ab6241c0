/**
 * The prefilled chat message names what the page is about. What the visitor has chosen there, an app, a plan, a period,
 * is named with it, in the page's own words.
 */
export function startChatSubject() {
  // After src/forms/query-choice.ts has applied the query.
  for (const type of ["astro:page-load", "change"] as const)
    document.addEventListener(type, () => nameChoices(document));
  // A form may have been filled without an event; this runs before the browser follows the link.
  document.addEventListener("click", () => nameChoices(document), true);
}

export function nameChoices(page: ParentNode) {
  const subject = page.querySelector<HTMLElement>("[data-chat-subject]")?.dataset["chatSubject"] ?? "";
  const choices = [...page.querySelectorAll<HTMLElement>("[data-from-query]")].flatMap(chosenIn);
  const named = choices.length > 0 ? `${subject} (${choices.join(" · ")})` : subject;
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[href*='wa.me/'][href*='?text=']")) {
    link.dataset["plain"] ??= link.href;
    const message = new URL(link.dataset["plain"]).searchParams.get("text") ?? "";
    const text = encodeURIComponent(message.replace(subject, () => named));
    link.href = link.dataset["plain"].replace(/=.*/, () => `=${text}`);
  }
}

/** What was chosen by the visitor or by the query: not the default. */
function chosenIn(group: HTMLElement): string[] {
  const radio = group.querySelector<HTMLInputElement>("input:checked");
  const list = group.querySelector("select");
  const option = list?.options[list.selectedIndex];
  const label = radio?.closest("label");
  if (label && !radio?.defaultChecked)
    return [(label.querySelector("span:not([aria-hidden])") ?? label).textContent.trim()];
  return option?.value ? [option.text] : [];
}
