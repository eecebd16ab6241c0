import type { InterruptibleProxy } from "#harness/proxies/interruptible-proxy.ts";
import type { BrowserPage } from "./browser-page.ts";
import { until } from "./browser-page.ts";

/** What a visitor does from beginning to end; it throws where the site does not answer as it should. */
export type Flow = {
  name: string;
  /** Among the main ones, which `npm test` tries. */
  isMain?: boolean;
  run: (visit: FlowVisit) => Promise<void>;
  /** Errors in the console that belong to it. */
  allowed?: RegExp;
};

export type FlowVisit = {
  page: BrowserPage;
  code: string;
  network: InterruptibleProxy;
  /** Messages that were stored under an address. */
  stored: (email: string) => string[];
};

/** Thrown by a flow that cannot be tried in this browser, with the reason. */
export class NotRun extends Error {}

/** Opens a page of the flow's language; resolves when it is ready. */
export async function arrive({ page, code, network }: FlowVisit, path: string) {
  await page.goto(`${network.url}/${code}${path}`);
  await until(page, `${path} is ready`, isReady);
}

/** Its scripts have run, all of it is shown, and its fonts are there: Firefox reports those that a visitor left behind. */
export const isReady = () =>
  document.querySelector(".preloader:not([data-over])") === null &&
  !document.documentElement.hasAttribute("data-first-screen") &&
  document.fonts.status === "loaded";

export const isShown = (selector: string) => {
  const element = document.querySelector(selector);
  return element?.checkVisibility() === true;
};

export const untilShown = (page: BrowserPage, selector: string) => until(page, selector, isShown, selector);

export const untilAddress = (page: BrowserPage, pattern: RegExp) =>
  until(page, `the address is ${pattern}`, (source) => new RegExp(source).test(location.href), pattern.source);
