import { WAITING_FORMS_KEY } from "#domain/site/constants.ts";

/** Offers to send what could not be sent without a network; it is never sent silently. */
export function startForms() {
  document.addEventListener("astro:page-load", offerWaiting);
  addEventListener("online", offerWaiting);
}

function isAnyWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_FORMS_KEY) !== null;
  } catch {
    return false;
  }
}

function offerWaiting() {
  if (navigator.onLine && isAnyWaiting()) void import("./waiting-offer.ts").then((offer) => offer.offerWaiting());
}
