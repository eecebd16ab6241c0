import type { ClientDirective } from "astro";

const WAKING_EVENTS = ["pointerdown", "focusin", "keydown"] as const;

/**
 * `client:touch`: an island wakes at the first interaction with it, so a page that is only read loads no React.
 * A click made while it wakes is held back and made again once the island can hear it, and what was typed
 * meanwhile is reported to it. Several clicks made in that time count as one. If the code cannot be loaded,
 * the click does what the markup alone would do, and the next touch tries again.
 */
const touch: ClientDirective = (load, _options, island) => {
  let clicked: Element | null = null;
  let typedInto: Element | null = null;
  let waking = false;

  const holdClick = (event: Event) => {
    // With a modifier the visitor asks the browser for something, such as a new tab.
    const isForBrowser = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (isForBrowser || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = event.target;
  };
  const noteTyping = (event: Event) => {
    if (event.target instanceof Element) typedInto = event.target;
  };
  const release = () => {
    island.removeEventListener("click", holdClick, true);
    island.removeEventListener("input", noteTyping, true);
    // Not a bare click(): an icon inside a button has no such method.
    if (clicked?.isConnected)
      clicked.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
    if (typedInto?.isConnected) typedInto.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    clicked = null;
    typedInto = null;
  };

  const wake = async () => {
    if (waking) return;
    waking = true;
    island.addEventListener("click", holdClick, true);
    island.addEventListener("input", noteTyping, true);
    try {
      const hydrate = await load();
      await hydrate();
      // React attaches its handlers during the next frame at the latest.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    } finally {
      const isAwake = !island.hasAttribute("ssr");
      if (isAwake) for (const name of WAKING_EVENTS) island.removeEventListener(name, wake, true);
      waking = isAwake;
      release();
    }
  };

  for (const name of WAKING_EVENTS) island.addEventListener(name, wake, { capture: true, passive: true });
};

export default touch;
