import { keyOf, type Path } from "./path.ts";

const CONTROLS = ":is(input, textarea, select, summary, button):not(:disabled)";

/** Brings a field into view and puts the cursor in it; where the field itself is not drawn, what holds it. */
export function focusPlace(path: Path) {
  for (let depth = path.length; depth > 0; depth--) {
    const place = document.querySelector(`[data-path="${CSS.escape(keyOf(path.slice(0, depth)))}"]`);
    if (!place) continue;
    place.scrollIntoView({ block: "center" });
    place.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
    return;
  }
}
