import { createRoot, type Root } from "react-dom/client";
import { WaitingOffer, type WaitingOfferProps } from "./waiting-offer.tsx";

let shown: { place: HTMLElement; root: Root } | null = null;

/** Another form is another offer, also where the last one was forgotten. */
export function renderOffer(place: HTMLElement, form: string, props: WaitingOfferProps) {
  if (shown?.place !== place) shown = { place, root: rootIn(place) };
  shown.root.render(<WaitingOffer key={form} {...props} />);
}

/** The next page comes with a place of its own. */
function rootIn(place: HTMLElement): Root {
  const root = createRoot(place);
  document.addEventListener("astro:after-swap", () => root.unmount(), { once: true });
  return root;
}
