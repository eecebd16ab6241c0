import type { ClientDirective } from "astro";

/** The last one comes alone where something other than a hand fills in a field: autofill, dictation. */
const WAKING_EVENTS = ["pointerdown", "focusin", "keydown", "dragenter", "input"] as const;

/**
 * `client:touch`: an island wakes at the first interaction with it, so a page that is only read loads no React.
 * A click made while it wakes is held back and made again once the island can hear it; several clicks made in
 * that time count as one. What was typed before is reported to it then. If the code cannot be loaded, the click
 * does what the markup alone would do, and the next touch tries again.
 *
 * `client:touch="query"`: wakes also when the page is entered with a query, for islands that keep their state there.
 */
const touch: ClientDirective = (load, options, island) => {
  let held: Element | null = null;
  let waking = false;

  const hold = (event: Event) => {
    // With a modifier the visitor asks the browser for something, such as a new tab.
    const isForBrowser = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (isForBrowser || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event.target;
  };

  const release = () => {
    island.removeEventListener("click", hold, true);
    // Not held.click(): an icon inside a button has no such method.
    if (held?.isConnected)
      held.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
    held = null;
  };

  const wake = async () => {
    if (waking) return;
    waking = true;
    island.addEventListener("click", hold, true);
    try {
      const hydrate = await load();
      await hydrate();
      // React attaches its handlers during the next frame at the latest.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    } finally {
      // Astro takes the mark away when the island is awake.
      const isAwake = !island.hasAttribute("ssr");
      if (isAwake) for (const name of WAKING_EVENTS) island.removeEventListener(name, wake, true);
      if (isAwake) reportTyping(island);
      waking = isAwake;
      release();
    }
  };

  for (const name of WAKING_EVENTS) island.addEventListener(name, wake, { capture: true, passive: true });

  const wakeByQuery = () => {
    if (island.isConnected && location.search !== "") void wake();
  };
  if (options.value === "query") {
    wakeByQuery();
    // During a route change an island may be connected before the address is the new one.
    document.addEventListener("astro:page-load", wakeByQuery, { once: true });
  }
};

/** Text that was typed, or restored by the browser, before anyone listened. */
function reportTyping(island: HTMLElement) {
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"))
    if (field.value !== field.defaultValue)
      field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

export default touch;
