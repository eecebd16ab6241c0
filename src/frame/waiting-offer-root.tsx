import { createRoot, type Root } from "react-dom/client";
import { FORM_PAGES, WAITING_ANCHOR } from "#domain/forms/form-page.ts";
import { FORM_IDS, type FormId } from "#domain/forms/forms.ts";
import { WaitingOffer } from "./waiting-offer.tsx";

/** Where forms wait: src/forms/waiting-forms.ts, handed in because the frame does not import forms. */
export type WaitingForms = {
  readWaiting: () => Partial<Record<FormId, object>>;
  deleteWaiting: (form: FormId) => void;
};

let shown: { place: HTMLElement; root: Root } | null = null;

/** Shows the reminder in the place that src/frame/page-marks.tsx keeps for it. On its own page a form asks for itself. */
export function showWaitingOffer({ readWaiting, deleteWaiting }: WaitingForms) {
  const place = document.getElementById("waiting-offer");
  if (!place) return;
  const { home = "", notice = "", open = "", forget = "" } = place.dataset;
  const addressOf = (id: FormId) => `${home}${FORM_PAGES[id].page}`;
  const waiting = readWaiting();
  const form = FORM_IDS.find((id) => waiting[id] && addressOf(id) !== location.pathname);
  if (!form) return;
  if (shown?.place !== place) shown = { place, root: rootIn(place) };
  shown.root.render(
    <WaitingOffer
      key={form}
      texts={{ notice, open, forget }}
      href={`${addressOf(form)}#${WAITING_ANCHOR}`}
      onForget={() => deleteWaiting(form)}
    />,
  );
}

/** The next page comes with a place of its own. */
function rootIn(place: HTMLElement): Root {
  const root = createRoot(place);
  document.addEventListener("astro:after-swap", () => root.unmount(), { once: true });
  return root;
}
