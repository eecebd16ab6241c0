import { isChanged } from "./is-changed.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (island: HTMLElement) => [
  ...island.querySelectorAll<Control>("input:not([type=hidden], [type=file]), textarea, select"),
];

/** Null for a control nobody has changed: React may have put something into it. */
type ControlState = { value: string; isChecked: boolean } | null;

/**
 * Remembers what a visitor did in an island before it was hydrated. The returned function, called right after hydration
 * and before anything is painted, brings it back where hydration lost it, and reports it to React by `input` events.
 */
export function rememberControls(island: HTMLElement): () => void {
  const markup = [...island.childNodes].map((node) => node.cloneNode(true));
  const controls = controlsIn(island);
  const states = controls.map(stateOf);
  const focused = controls.indexOf(document.activeElement as Control);
  const selection = selectionOf(controls[focused]);

  return () => {
    // React has thrown and removed everything: the plain markup works without it.
    if (island.childElementCount === 0) island.replaceChildren(...markup);
    const now = controlsIn(island);
    for (const [index, state] of states.entries()) restore(now[index], state);
    // After all of them are back: an island may read its whole form at the first event.
    for (const [index, state] of states.entries())
      if (state) now[index]?.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    const control = now[focused];
    if (control && control !== document.activeElement) {
      control.focus({ preventScroll: true });
      if (selection && !(control instanceof HTMLSelectElement)) control.setSelectionRange(...selection);
    }
  };
}

function stateOf(control: Control): ControlState {
  if (!isChanged(control)) return null;
  return { value: control.value, isChecked: control instanceof HTMLInputElement && control.checked };
}

function restore(control: Control | undefined, state: ControlState) {
  if (!control || !state) return;
  if (control.value !== state.value) control.value = state.value;
  if (control instanceof HTMLInputElement && control.checked !== state.isChecked) control.checked = state.isChecked;
}

/** Null where a control has no caret, as in a list or a field for dates. */
function selectionOf(control: Control | undefined) {
  if (!control || control instanceof HTMLSelectElement || control.selectionStart === null) return null;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return [selectionStart, selectionEnd, selectionDirection ?? "none"] as const;
}
