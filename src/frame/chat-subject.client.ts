import { onChoices } from "#src/browser/page-choices.ts";

/**
 * The prefilled chat message names what the page is about. What the visitor has chosen there, an app, a plan, a period,
 * is named with it, in the page's own words.
 */
export function startChatSubject() {
  onChoices(nameChoices);
}

export function nameChoices(choices: readonly string[]) {
  const subject = document.querySelector<HTMLElement>("[data-chat-subject]")?.dataset["chatSubject"] ?? "";
  const named = choices.length > 0 ? `${subject} (${choices.join(" · ")})` : subject;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href*='wa.me/'][href*='?text=']")) {
    link.dataset["plain"] ??= link.href;
    const message = new URL(link.dataset["plain"]).searchParams.get("text") ?? "";
    const text = encodeURIComponent(message.replace(subject, () => named));
    link.href = link.dataset["plain"].replace(/=.*/, () => `=${text}`);
  }
}
