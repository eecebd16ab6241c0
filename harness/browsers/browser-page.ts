/** What the flows need of a browser; `puppeteer.ts` and `webkit.ts` give it for each engine. */
import assert from "node:assert/strict";

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

export type Key = "ArrowDown" | "Enter" | "Escape" | "Tab" | "/";

export type BrowserPage = {
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page; it is serialised, so it uses nothing but its arguments. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the mouse on the middle of an element, scrolled into view. */
  click: (selector: string) => Promise<void>;
  /** Types into a field by keys. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A PDF of the page on A4 paper; null where the driver has no such command. */
  print: (() => Promise<Buffer>) | null;
  /** Another tab of the same visitor. */
  openTab: () => Promise<BrowserPage>;
  /** Script errors, console errors and violations of the content security policy. */
  errors: () => Promise<string[]>;
};

export type Engine = {
  name: EngineName;
  version: string;
  /** A page of a visitor who was never here. */
  open: () => Promise<{ page: BrowserPage; close: () => Promise<void> }>;
  stop: () => Promise<void>;
};

/** Waiting costs nothing where all is well, and a busy machine is slow. */
export const PATIENCE_MS = 60_000;
const POLL_MS = 100;

/** Waits until a function gives a true value, and returns it. */
export async function eventually<Result>(
  what: string,
  run: () => Result | Promise<Result>,
): Promise<NonNullable<Result>> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < giveUpAt) {
    try {
      const result = await run();
      if (result) return result;
      last = result;
    } catch (error) {
      // The document was replaced meanwhile.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  assert.fail(`${what}: not within ${PATIENCE_MS / 1000} s (${String(last)})`);
}

/** The same, of a function that runs in the page. */
export const until = <Args extends unknown[], Result>(
  page: BrowserPage,
  what: string,
  run: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<NonNullable<Result>> => eventually(what, () => page.evaluate(run, ...args));
