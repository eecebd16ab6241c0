const isOutside = (box: DOMRect, { clientX, clientY }: MouseEvent) =>
  clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;

/**
 * Closes a dialog with `closedby="any"` on a click outside it, in browsers that do not know the attribute: there, the
 * click has the dialog as its target, at a point outside its box.
 */
export function startDialogs() {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  document.addEventListener("click", (event) => {
    const dialog = event.target;
    if (!(dialog instanceof HTMLDialogElement) || dialog.getAttribute("closedby") !== "any") return;
    if (isOutside(dialog.getBoundingClientRect(), event)) dialog.close();
  });
}
