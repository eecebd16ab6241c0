import { beforeEach, expect, it, vi } from "vitest";
import { startCarousels } from "./carousel.client.ts";

const measured: Element[] = [];
let measure: ResizeObserverCallback = () => {};

vi.stubGlobal(
  "ResizeObserver",
  class {
    constructor(callback: ResizeObserverCallback) {
      measure = callback;
    }
    observe(row: Element) {
      measured.push(row);
    }
    disconnect() {
      measured.length = 0;
    }
  },
);

const row = () => document.querySelector<HTMLElement>(".carousel-row") as HTMLElement;
const step = (by: 1 | -1) => document.querySelector(`[data-carousel-step="${by}"]`) as HTMLButtonElement;

const entriesOf = (rows: Element[], width: number) =>
  rows.map((target) => ({ target, contentRect: { width } }) as ResizeObserverEntry);

function laidOut({ content, view, scrolled = 0 }: { content: number; view: number; scrolled?: number }) {
  Object.defineProperties(row(), {
    scrollWidth: { value: content, configurable: true },
    clientWidth: { value: view, configurable: true },
    scrollLeft: { value: scrolled, configurable: true },
  });
  measure(entriesOf(measured, view), {} as ResizeObserver);
}

beforeEach(() => {
  document.body.innerHTML = `<div data-carousel><ul class="carousel-row"><li></li><li></li></ul>
    <button data-carousel-step="-1"></button><button data-carousel-step="1"></button></div>`;
  // On a small screen.
  startCarousels(innerWidth + 1);
  document.dispatchEvent(new Event("astro:page-load"));
});

it("a row that fits takes no focus, and has nowhere to go", () => {
  laidOut({ content: 500, view: 500 });
  expect(row().hasAttribute("tabindex")).toBe(false);
  expect([step(-1).disabled, step(1).disabled]).toEqual([true, true]);
});

it("a row that scrolls takes focus, and its buttons know its ends", () => {
  laidOut({ content: 900, view: 500 });
  expect(row().tabIndex).toBe(0);
  expect([step(-1).disabled, step(1).disabled]).toEqual([true, false]);
  // From right to left the way is negative.
  laidOut({ content: 900, view: 500, scrolled: -400 });
  expect([step(-1).disabled, step(1).disabled]).toEqual([false, true]);
});

it("a row that is not shown yet may scroll once it is", () => {
  laidOut({ content: 0, view: 0 });
  expect(row().tabIndex).toBe(0);
});

it.each([
  ["left to right", [20, 340], 320],
  ["right to left", [340, 20], -320],
])(
  "a row opens with the card that asks for it where the first one would rest, %s, until it is touched",
  (_, starts, way) => {
    const cards = [...row().children];
    cards.forEach((card, index) => {
      Object.defineProperty(card, "offsetLeft", { value: starts[index] });
    });
    cards[1]?.setAttribute("data-carousel-start", "");
    row().scrollLeft = 0;
    measure(entriesOf([row()], 320), {} as ResizeObserver);
    expect(row().scrollLeft).toBe(way);
    // Turning the device lays it out anew.
    row().scrollLeft = 0;
    measure(entriesOf([row()], 320), {} as ResizeObserver);
    expect(row().scrollLeft).toBe(way);
    step(-1).dispatchEvent(new Event("pointerdown", { bubbles: true }));
    row().scrollLeft = 0;
    measure(entriesOf([row()], 320), {} as ResizeObserver);
    expect(row().scrollLeft).toBe(0);
  },
);
