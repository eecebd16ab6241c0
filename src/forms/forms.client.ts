import { WAITING_FORMS_KEY } from "#domain/site/constants.ts";
import { readDraft } from "./form-draft.ts";

const awake = new WeakMap<HTMLFormElement, Promise<void>>();

/**
 * Forms work without script. Theirs is fetched when one is touched, or when the visitor left something in it; a form
 * sent before it has come waits for it.
 */
export function startForms() {
  for (const type of ["focusin", "pointerdown", "input"] as const)
    document.addEventListener(
      type,
      (event) => {
        const form = formOf(event);
        if (form && type === "input") form.dataset["typed"] = "";
        void wake(form);
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
      void wake(form)?.then(send, send);
    },
    { capture: true },
  );
  document.addEventListener("astro:page-load", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]")) {
      const restored = readDraft(form.dataset["form"] ?? "") || isAnyWaiting() ? wake(form) : undefined;
      if (location.search !== "" && form.querySelector("[data-letter]")) void prefill(form, restored);
    }
    offerWaiting();
  });
  addEventListener("online", offerWaiting);
}

function isAnyWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_FORMS_KEY) !== null;
  } catch {
    return false;
  }
}

/** What was sent without a network is offered for sending, asked and not silently. */
function offerWaiting() {
  if (navigator.onLine && isAnyWaiting()) void import("./waiting-offer.ts").then((offer) => offer.offerWaiting());
}

/** The query of a link may prefill the message; what was typed before goes first. */
async function prefill(form: HTMLFormElement, restored: Promise<void> | undefined) {
  await restored?.catch(() => {});
  (await import("./prefilled-message.ts")).prefillMessage(form);
}

function formOf({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>("form[data-form]") : null;
}

function wake(form: HTMLFormElement | null): Promise<void> | undefined {
  if (!form) return undefined;
  let waking = awake.get(form);
  if (!waking) {
    waking = import("./form-session.ts").then(({ startFormSession }) => startFormSession(form));
    awake.set(form, waking);
    // A script that did not come may come the next time; meanwhile the form is sent the plain way.
    waking.catch(() => {
      awake.delete(form);
      form.dataset["awake"] = "plain";
    });
  }
  return waking;
}
