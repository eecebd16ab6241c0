import hydrateWithReact from "@astrojs/react/client.js";
import { createElement, type FunctionComponent, StrictMode } from "react";
import { rememberControls } from "./remember-controls.ts";

type Hydrate = (
  Component: FunctionComponent,
  props: object,
  slots: Record<string, string>,
  metadata: Record<string, string>,
) => unknown;

/**
 * Hydrates an island, in place of the entry point of `@astrojs/react`, which it calls (see build/react.ts). It lives in
 * the file of React, so it is loaded only by visitors who use an island.
 */
export default (island: HTMLElement): Hydrate => {
  const hydrate: Hydrate = hydrateWithReact(island);
  return async (Component, props, slots, metadata) => {
    await endOfComposition(island);
    // What was pressed is seen first; events are held meanwhile.
    await nextPaint();
    if (!island.isConnected) return;
    const restore = rememberControls(island);
    hydrate(import.meta.env.DEV ? strict(Component) : Component, props, slots, metadata);
    // React only schedules hydration. A discrete event makes it hydrate at once, so that a page swap cannot come in
    // between, which would be React error 424; nobody listens to this one.
    island.firstElementChild?.dispatchEvent(new Event("touchcancel", { bubbles: true }));
    restore();
  };
};

/** As src/browser/after-paint.ts, which every page loads: imported here, it would come with React. */
const nextPaint = () => new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));

const strict = (Component: FunctionComponent) => (props: object) =>
  createElement(StrictMode, null, createElement(Component, props));

/** Hydration may set the text of a field again, which would end the word that an input method is composing. */
async function endOfComposition(island: HTMLElement) {
  const field = document.activeElement;
  if (!island.contains(field) || !island.hasAttribute("data-composing")) return;
  await new Promise((resolve) => field?.addEventListener("compositionend", resolve, { once: true }));
}
