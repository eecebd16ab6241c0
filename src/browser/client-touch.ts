import type { ClientDirective } from "astro";

/** `input` may be the only one of them: autofill, dictation. */
const HYDRATING_EVENTS = ["pointerdown", "focusin", "keydown", "dragenter", "input"] as const;

/**
 * `client:touch`: hydrates an island at the first interaction with it, so a page that is only read loads no React.
 * A click during hydration is held back and dispatched again afterwards; several such clicks count as one. Text typed
 * before is reported by an `input` event. If the code cannot be loaded, the click does what the markup alone would do,
 * and the next interaction tries again.
 *
 * `client:touch="query"`: hydrates also when the page has a query, for islands that keep their state there.
 */
const touch: ClientDirective = (load, options, island) => {
  let held: Element | null = null;
  let hasStarted = false;

  const hold = (event: Event) => {
    // A click with a modifier key is for the browser, such as a new tab.
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

  const hydrateIsland = async () => {
    if (hasStarted) return;
    hasStarted = true;
    island.addEventListener("click", hold, true);
    try {
      const hydrate = await load();
      await hydrate();
      // React attaches its handlers during the next frame at the latest.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    } finally {
      // Astro removes the attribute when the island is hydrated.
      const isHydrated = !island.hasAttribute("ssr");
      if (isHydrated) for (const name of HYDRATING_EVENTS) island.removeEventListener(name, hydrateIsland, true);
      if (isHydrated) reportTyping(island);
      hasStarted = isHydrated;
      release();
    }
  };

  for (const name of HYDRATING_EVENTS) island.addEventListener(name, hydrateIsland, { capture: true, passive: true });

  const hydrateByQuery = () => {
    if (island.isConnected && location.search !== "") void hydrateIsland();
  };
  if (options.value === "query") {
    hydrateByQuery();
    // During a route change an island may be connected before the address is the new one.
    document.addEventListener("astro:page-load", hydrateByQuery, { once: true });
  }
};

/** Dispatches `input` for text that was typed, or restored by the browser, before hydration. */
function reportTyping(island: HTMLElement) {
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"))
    if (field.value !== field.defaultValue)
      field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

export default touch;
