import { FORM_PAGES, WAITING_ANCHOR } from "#domain/forms/form-page.ts";
import { FORM_IDS, type FormId } from "#domain/forms/forms.ts";
import { deleteWaiting, readWaiting } from "./waiting-forms.ts";

const NOTICE = "data-waiting-notice";

/** Reminds of a form that waits to be sent, and leads to it. On its own page the form asks for itself. */
export async function offerWaiting() {
  const waiting = readWaiting();
  const form = FORM_IDS.find(
    (id) => waiting[id] && !document.querySelector(`form[action$="${FORM_PAGES[id].action}"]`),
  );
  const place = document.querySelector(".offline-banner");
  if (!form || !place || place.querySelector(`[${NOTICE}]`)) return;
  const home = document.querySelector<HTMLAnchorElement>("a.brand-link")?.pathname ?? "";
  const href = `${home}${FORM_PAGES[form].page}`;
  const words = await wordsOf(href);
  if (words && place.isConnected && !place.querySelector(`[${NOTICE}]`)) place.append(noticeOf(form, href, words));
}

type Words = { notice: string; open: string; drop: string };

/** The form's page has the words; it is what the reader goes to next. */
async function wordsOf(href: string): Promise<Words | null> {
  const answer = await fetch(href).catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const { notice = "", open = "", drop = "" } = page.querySelector<HTMLElement>(`#${WAITING_ANCHOR}`)?.dataset ?? {};
  return notice === "" ? null : { notice, open, drop };
}

function noticeOf(form: FormId, href: string, { notice, open, drop }: Words): HTMLElement {
  const box = document.createElement("p");
  box.setAttribute(NOTICE, form);
  box.className = document.getElementById("offline-banner")?.className ?? "";
  box.classList.add("flex-wrap");
  const text = document.createElement("span");
  text.className = "w-full";
  text.textContent = notice;
  const link = document.createElement("a");
  link.href = `${href}#${WAITING_ANCHOR}`;
  link.textContent = open;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = drop;
  for (const way of [link, button]) way.className = "me-3 inline-flex min-h-11 items-center font-strong underline";
  button.addEventListener("click", () => {
    deleteWaiting(form);
    box.remove();
  });
  box.append(text, link, button);
  return box;
}
