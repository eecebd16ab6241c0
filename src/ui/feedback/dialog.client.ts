const isOutside = (box: DOMRect, { clientX, clientY }: MouseEvent) =>
  clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;

/**
 * Dialogs of src/ui/feedback/dialog.tsx are the platform's: focus, Escape, the way back. Where it does not know `closedby`,
 * a click beside the dialog reaches the dialog itself, outside its box.
 */
export function startDialogs() {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  document.addEventListener("click", (event) => {
    const dialog = event.target;
    if (!(dialog instanceof HTMLDialogElement) || dialog.getAttribute("closedby") !== "any") return;
    if (isOutside(dialog.getBoundingClientRect(), event)) dialog.close();
  });
}
