import { WAITING_FORMS_KEY } from "#domain/site/constants.ts";
import type { WaitingForms } from "./offer-waiting.ts";

/**
 * Offers to send what could not be sent without a network; it is never sent silently. React is loaded only if a form
 * of another page waits.
 */
export function startWaitingOffer(loadWaitingForms: () => Promise<WaitingForms>) {
  const offer = async () => {
    if (!navigator.onLine || !isAnyWaiting()) return;
    const [{ offerWaiting }, forms] = await Promise.all([import("./offer-waiting.ts"), loadWaitingForms()]);
    await offerWaiting(forms);
  };
  document.addEventListener("astro:page-load", () => void offer());
  addEventListener("online", () => void offer());
}

/** Where storage is forbidden, nothing waits. */
function isAnyWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_FORMS_KEY) !== null;
  } catch {
    return false;
  }
}
