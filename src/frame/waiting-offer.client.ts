import { WAITING_FORMS_KEY } from "#domain/site/constants.ts";
import type { WaitingForms } from "./waiting-offer-root.tsx";

/**
 * Offers to send what could not be sent without a network; it is never sent silently. React is loaded only if a form
 * waits.
 */
export function startWaitingOffer(loadWaitingForms: () => Promise<WaitingForms>) {
  const offer = async () => {
    if (!navigator.onLine || !isAnyWaiting()) return;
    const [{ showWaitingOffer }, forms] = await Promise.all([import("./waiting-offer-root.tsx"), loadWaitingForms()]);
    showWaitingOffer(forms);
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
