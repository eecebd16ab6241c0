import { describe, expect, test } from "vitest";
import { pagesOf, pageWindow } from "./paging.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("pages of a list", () => {
  test("hold every item once, in order", () => {
    const pages = pagesOf(numbers(312), 9);
    expect(pages).toHaveLength(35);
    expect(pages.map(({ number }) => number)).toEqual(numbers(35));
    expect(pages.flatMap(({ items }) => items)).toEqual(numbers(312));
    expect(pages.at(-1)?.items).toHaveLength(6);
  });
  test("a full last page is not followed by an empty one", () => {
    expect(pagesOf(numbers(18), 9)).toHaveLength(2);
  });
  test("an empty list has one page", () => {
    expect(pagesOf([], 9)).toEqual([{ number: 1, items: [] }]);
  });
});

describe("pages one may jump to", () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 35, [1, 2, null, 35]],
    [3, 35, [1, 2, 3, 4, null, 35]],
    [4, 35, [1, 2, 3, 4, 5, null, 35]],
    [18, 35, [1, null, 17, 18, 19, null, 35]],
    [35, 35, [1, null, 34, 35]],
    [500, 1000, [1, null, 499, 500, 501, null, 1000]],
  ])("from %i of %i", (current, count, expected) => {
    expect(pageWindow(current, count)).toEqual(expected);
  });
});
