import { FORM_PAGES, WAITING_ANCHOR } from "#domain/forms/form-page.ts";
import { FORM_IDS, type FormId } from "#domain/forms/forms.ts";

/** Where forms wait: src/forms/storage/waiting-forms.ts, handed in because the frame does not import forms. */
export type WaitingForms = {
  readWaiting: () => Partial<Record<FormId, object>>;
  deleteWaiting: (form: FormId) => void;
};

/**
 * Offers a form that waits, in the place that src/frame/page-marks.tsx keeps for it. On its own page a form asks for
 * itself, so React is not loaded for this.
 */
export async function offerWaiting({ readWaiting, deleteWaiting }: WaitingForms) {
  const place = document.getElementById("waiting-offer");
  if (!place) return;
  const { home = "", notice = "", open = "", forget = "" } = place.dataset;
  const addressOf = (id: FormId) => `${home}${FORM_PAGES[id].page}`;
  const waiting = readWaiting();
  const form = FORM_IDS.find((id) => waiting[id] && addressOf(id) !== location.pathname);
  if (!form) return;
  const { renderOffer } = await import("./waiting-offer-root.tsx");
  if (!place.isConnected) return;
  renderOffer(place, form, {
    texts: { notice, open, forget },
    href: `${addressOf(form)}#${WAITING_ANCHOR}`,
    onForget: () => deleteWaiting(form),
  });
}
