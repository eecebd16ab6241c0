import astroRenderer from "@astrojs/react/server.js";
import type { SSRLoadedRendererValue, SSRResult } from "astro";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";

type Slots = Record<string, string>;
type Context = { result: SSRResult };

const counts = new WeakMap<SSRResult, number>();

/** Keeps ids of `useId` apart, on one page. Those of islands begin with an r. */
function idPrefix(result: SSRResult): string {
  const count = counts.get(result) ?? 0;
  counts.set(result, count + 1);
  return `s${count}`;
}

/** Fetched before the browser knows their place; the head of a page says itself what is. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/**
 * Renders components while building, in place of the entry point of `@astrojs/react`, which it calls for islands and for
 * components with slots (see build/react.ts). That one calls every component twice, first to find out whether it is one
 * of React's, and reads the markup from a stream.
 */
const renderer: SSRLoadedRendererValue = {
  ...astroRenderer,
  check: async (Component: unknown) => typeof Component === "function",
  async renderToStaticMarkup(this: Context, Component: FunctionComponent, props: object, slots: Slots, metadata) {
    if (metadata?.hydrate || Object.keys(slots).length > 0)
      return astroRenderer.renderToStaticMarkup.call(this, Component, props, slots, metadata);
    const identifierPrefix = idPrefix(this.result);
    const html = renderToStaticMarkup(createElement(Component, props), { identifierPrefix });
    return { html: html.replace(PRELOADS, "") };
  },
};

export default renderer;
