import { keyOf, type Path } from "#editor/app/content/path.ts";

/** Controls for input first, then buttons. */
const CONTROLS = [":is(input, textarea, select):not(:disabled)", ":is(summary, button):not(:disabled)"];

/** Brings a field into view and puts the cursor in it; where the field itself is not rendered, the nearest part around it. */
export function focusField(path: Path) {
  for (let depth = path.length; depth > 0; depth--) {
    const place = document.querySelector(`[data-path="${CSS.escape(keyOf(path.slice(0, depth)))}"]`);
    if (!place) continue;
    place.scrollIntoView({ block: "center" });
    const found = CONTROLS.map((selector) => place.querySelector<HTMLElement>(selector));
    found.find(Boolean)?.focus({ preventScroll: true });
    return;
  }
}
