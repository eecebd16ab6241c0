import { WAITING_FORMS_KEY } from "#domain/site/constants.ts";
import { readDraft } from "./form-draft.ts";

const sessions = new WeakMap<HTMLFormElement, Promise<void>>();

/**
 * Forms work without script. Theirs is fetched when one is touched, or when the visitor left something in it; a form
 * sent before the script is loaded waits for it.
 */
export function startForms() {
  for (const type of ["focusin", "pointerdown", "input"] as const)
    document.addEventListener(
      type,
      (event) => {
        const form = formOf(event);
        if (form && type === "input") form.dataset["typed"] = "";
        void loadSession(form);
      },
      { passive: true },
    );
  document.addEventListener(
    "submit",
    (event) => {
      const form = formOf(event);
      if (!form || form.dataset["awake"] !== undefined) return;
      event.preventDefault();
      const send = () => form.requestSubmit();
      void loadSession(form)?.then(send, send);
    },
    { capture: true },
  );
  document.addEventListener("astro:page-load", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]")) {
      const restored = readDraft(form.dataset["form"] ?? "") || isAnyWaiting() ? loadSession(form) : undefined;
      if (location.search !== "" && form.querySelector("[data-letter]")) void prefill(form, restored);
    }
  });
}

function isAnyWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_FORMS_KEY) !== null;
  } catch {
    return false;
  }
}

/** The query of a link may prefill the message; what was typed before goes first. */
async function prefill(form: HTMLFormElement, restored: Promise<void> | undefined) {
  await restored?.catch(() => {});
  (await import("./prefilled-message.ts")).prefillMessage(form);
}

function formOf({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>("form[data-form]") : null;
}

function loadSession(form: HTMLFormElement | null): Promise<void> | undefined {
  if (!form) return undefined;
  let loading = sessions.get(form);
  if (!loading) {
    loading = import("./form-session.ts").then(({ startFormSession }) => startFormSession(form));
    sessions.set(form, loading);
    // If the script could not be loaded it is tried again later; meanwhile the form is sent without it.
    loading.catch(() => {
      sessions.delete(form);
      form.dataset["awake"] = "plain";
    });
  }
  return loading;
}
