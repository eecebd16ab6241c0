import type { ClientDirective } from "astro";

/** The last one comes alone where something other than a hand fills in a field: autofill, dictation. */
const WAKING_EVENTS = ["pointerdown", "focusin", "keydown", "input"] as const;

/**
 * `client:touch`: an island wakes at the first interaction with it, so a page that is only read loads no React.
 * A click made while it wakes is held back and made again once the island can hear it. Several clicks made
 * in that time count as one. If the code cannot be loaded, the click does what the markup alone would do.
 *
 * `client:touch="query"`: wakes also when the page is entered with a query, for islands that keep their state there.
 */
const touch: ClientDirective = (load, options, island) => {
  let held: HTMLElement | null = null;
  let waking = false;

  const hold = (event: Event) => {
    if (!(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event.target;
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
      island.removeEventListener("click", hold, true);
      for (const name of WAKING_EVENTS) island.removeEventListener(name, wake, true);
    }
    if (held?.isConnected) held.click();
  };

  for (const name of WAKING_EVENTS) island.addEventListener(name, wake, { capture: true, passive: true });

  // During a route change islands are connected before the address is the new one.
  const wakeByQuery = () => {
    if (island.isConnected && location.search !== "") void wake();
  };
  if (options.value === "query") document.addEventListener("astro:page-load", wakeByQuery, { once: true });
};

export default touch;
