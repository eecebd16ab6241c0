import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { BASE_URL } from "#harness/visited-server.ts";
import { waitsForTestAll } from "./test-all.ts";

/** Collects script errors, console errors and failed requests of all pages of a test. */
export class PageProblems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** This test provokes errors like these; they are part of it. */
  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns);
  }

  add(error: string) {
    this.#seen.push(error);
  }

  /** Problems that the test did not allow. */
  list(): string[] {
    return this.#seen.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
  }

  watch(context: BrowserContext) {
    context.on("page", (page) => this.#watchPage(page));
    context.on("weberror", (event) => this.add(`script error: ${event.error()}`));
    context.on("console", (message) => {
      // Chromium reports refused policy, failed resources and React's hydration trouble here.
      if (message.type() === "error") this.add(`console error: ${message.text()} (${message.location().url})`);
    });
    context.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== BASE_URL) this.add(`third party: ${request.url()}`);
    });
    context.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // Aborted by leaving the page: the visitor's doing, not the site's.
      if (why !== "net::ERR_ABORTED") this.add(`failed request: ${request.url()} ${why}`);
    });
    context.on("response", (response) => {
      const request = response.request();
      if (response.status() >= 400 && !request.isNavigationRequest())
        this.add(`answer ${response.status()}: ${response.url()}`);
    });
  }

  #watchPage(page: Page) {
    page.on("crash", () => this.add(`crash: ${page.url()}`));
  }
}

type Options = {
  /**
   * Pages are laid out whole from the start. A program jumps to the far end of a page and clicks in the same moment,
   * which nobody does, and would meet what is just being laid out on the way.
   */
  laidOutWhole: boolean;
};

/** Like Playwright's own, but any error on any page of the test fails it. */
export const test = base.extend<{ errors: PageProblems; withoutTestAll: undefined } & Options>({
  withoutTestAll: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use, testInfo) => {
      testInfo.skip(waitsForTestAll(testInfo), "tried by npm run test:all");
      await use(undefined);
    },
    { auto: true },
  ],
  laidOutWhole: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  errors: async ({}, use) => {
    const errors = new PageProblems();
    await use(errors);
    const found = errors.list();
    if (found.length > 0) throw new Error(`The page did not work as it should:\n  ${found.join("\n  ")}`);
  },
  context: async ({ context, errors, laidOutWhole }, use) => {
    errors.watch(context);
    if (laidOutWhole) {
      await context.addInitScript(layOutWhole);
      // Answers that are no pages let no script in, this one included.
      errors.allow(/Blocked script execution in .* sandboxed/);
    }
    await use(context);
  },
});

/** As src/browser/content-visibility.ts does before a jump to an anchor, and with the styles of what is far below. */
function layOutWhole() {
  const whole = (page: Document) => page.documentElement.setAttribute("data-full-layout", "");
  document.addEventListener("DOMContentLoaded", () => {
    whole(document);
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=late-stylesheet]")) link.rel = "stylesheet";
  });
  document.addEventListener("astro:before-swap", ({ newDocument }) => whole(newDocument));
}

export { expect } from "@playwright/test";
