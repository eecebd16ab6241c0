import type { ClientDirective } from "astro";
import { browserMayPrefetch, whenIdle } from "#src/browser/prefetch.ts";
import { holdEvents } from "./hold-events.ts";
import { loadLateStyles } from "./late-styles.ts";
import { whenNear } from "./when-near.ts";

/** `input` may be the only one of them: autofill, dictation. */
const HYDRATING_EVENTS = ["pointerdown", "focusin", "keydown", "dragenter", "input"] as const;

const CONTROL = "input, textarea, select, button, label";

/** What hydrates an island besides an interaction with it. */
export type TouchOptions = {
  /** The page has a query, for islands that keep their state there. */
  query?: boolean;
  /** One of these names is in the browser's storage: something the visitor left here. */
  stored?: readonly string[];
  /** The page is of no use without it: if its code cannot be loaded, the error page says so. */
  required?: boolean;
  /** Its code is fetched when the browser is idle, on pages whose purpose it is; else when the pointer comes over a control. */
  idle?: boolean;
  /** It comes near the viewport, on pages with much above it. */
  near?: boolean;
};

/** `client:touch`: hydrates an island at the first interaction with it, so a page that is only read loads no React. */
const touch: ClientDirective = (load, { value }, island) => {
  const {
    query = false,
    stored = [],
    idle = false,
    near = false,
  }: TouchOptions = value === "query" ? { query: true } : ((value as unknown as TouchOptions | undefined) ?? {});
  let isHydrating = false;

  // react-client.ts waits for the end of a word that is being composed.
  for (const type of ["compositionstart", "compositionend"] as const)
    island.addEventListener(type, () => island.toggleAttribute("data-composing", type === "compositionstart"));

  const hydrateIsland = async () => {
    if (isHydrating || !island.hasAttribute("ssr")) return;
    isHydrating = true;
    const release = holdEvents(island);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      isHydrating = false;
      release();
    }
  };

  const hydrateByState = () => {
    if (island.isConnected && ((query && location.search !== "") || stored.some(isStored))) void hydrateIsland();
  };

  /** What `load` will import; the browser has it then. */
  const preload = () => {
    if (!island.isConnected || !browserMayPrefetch()) return;
    for (const name of ["renderer-url", "component-url"])
      import(/* @vite-ignore */ island.getAttribute(name) ?? "").catch(() => {});
  };

  /** Not over text, which is only read. */
  const preloadOver = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(CONTROL)) return;
    island.removeEventListener("pointerover", preloadOver);
    preload();
  };

  for (const name of HYDRATING_EVENTS) island.addEventListener(name, hydrateIsland, { capture: true, passive: true });
  island.addEventListener("pointerover", preloadOver, { passive: true });
  if (near) {
    loadLateStyles(island);
    whenNear(island, hydrateIsland);
  }
  hydrateByState();
  // During a route change an island may be connected before the address is the new one.
  document.addEventListener(
    "astro:page-load",
    () => {
      hydrateByState();
      if (idle) whenIdle(preload);
    },
    { once: true },
  );
};

function isStored(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null || localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export default touch;
