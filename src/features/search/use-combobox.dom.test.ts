import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { optionAfterKey, useCombobox } from "./use-combobox.ts";

const FIELD = -1;

it.each([
  ["ArrowDown", FIELD, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, FIELD],
  ["ArrowUp", FIELD, 2],
  ["ArrowUp", 0, FIELD],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Escape", 1, FIELD],
])("%s leads from option %i to %i of three", (key, from, to) => {
  expect(optionAfterKey(key, from, 3)).toBe(to);
});

it.each(["Home", "End", "Escape", "a", "Enter"])("leaves %s to the field", (key) => {
  expect(optionAfterKey(key, FIELD, 3)).toBeNull();
});

it("leaves every key to a field without options", () => {
  for (const key of ["ArrowDown", "ArrowUp", "Home", "End"]) expect(optionAfterKey(key, FIELD, 0)).toBeNull();
});

it("keeps the active option when results arrive late, as long as it is among them", () => {
  const { result, rerender } = renderHook((options: string[]) => useCombobox(options, "label"), {
    initialProps: ["/a", "/b"],
  });
  const selected = (count: number) =>
    Array.from({ length: count }, (_, at) => at).filter((at) => result.current.optionProps(at)["aria-selected"]);
  act(() => result.current.optionProps(1).onFocus());
  expect(selected(2)).toEqual([1]);
  rerender(["/b", "/c", "/d"]);
  expect(selected(3)).toEqual([0]);
  rerender(["/c", "/d"]);
  expect(selected(2)).toEqual([]);
});

it("chooses nothing once another word is typed", () => {
  const { result } = renderHook(() => useCombobox(["/a"], "label"));
  act(() => result.current.optionProps(0).onFocus());
  act(() => result.current.clearActive());
  expect(result.current.optionProps(0)["aria-selected"]).toBe(false);
});
