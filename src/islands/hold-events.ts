/** What the browser answers itself, with or without script. A click on a submit button becomes `submit`. */
const NATIVE =
  "input:not([type=submit], [type=button], [type=image], [type=reset]), textarea, select, option, label, a[href], summary";

/**
 * Holds back clicks and submits inside an island while it is hydrated. The returned function dispatches them again, to
 * React or, when its code could not be loaded, to the plain page. Pressing Enter twice sends once.
 */
export function holdEvents(island: HTMLElement): () => void {
  const clicks: Element[] = [];
  let submit: (() => void) | null = null;

  const hold = (event: Event) => {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      const { submitter } = event;
      submit = () => target.requestSubmit(submitter?.isConnected ? submitter : null);
    } else if (event instanceof MouseEvent && target instanceof Element) {
      // A click with a modifier key is for the browser, such as a new tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey || target.closest(NATIVE)) return;
      const button = target.closest("button");
      if (button?.type === "submit" && button.form) return;
      clicks.push(target);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const types = ["click", "submit"] as const;
  for (const type of types) island.addEventListener(type, hold, true);

  return () => {
    for (const type of types) island.removeEventListener(type, hold, true);
    // Not target.click(): an icon inside a button has no such method.
    for (const target of clicks)
      if (target.isConnected)
        target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
    submit?.();
  };
}
