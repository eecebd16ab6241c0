import { act, configure, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { searchFixture } from "./data/search-data.fixture.ts";
import type { SearchData } from "./data/search-data.ts";
import { openSearch } from "./search-root.tsx";

// A busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

const LANGUAGES = [
  { from: "ar", to: "en" },
  { from: "en", to: "ar" },
];
const user = userEvent.setup();

afterEach(() => act(() => swap()));

// The body is another one after a swap.
const field = () => within(document.body).getByRole<HTMLInputElement>("combobox");
const dialogs = () => [...document.querySelectorAll("dialog")];
const open = (data: SearchData, loadData = async () => data) => act(async () => openSearch(data, loadData));

/** As the router does it: the old body goes, with all that is in it. */
function swap() {
  for (const dialog of dialogs()) if (!isKept) dialog.close();
  document.documentElement.replaceChild(document.createElement("body"), document.body);
  document.dispatchEvent(new Event("astro:after-swap"));
}
let isKept = false;
async function swapWhileOpen() {
  isKept = true;
  await act(async () => swap());
  isKept = false;
}

describe.each(LANGUAGES)("the search dialog in $from", ({ from, to }) => {
  const first = searchFixture(from, "word").data;
  const next = searchFixture(to, "word").data;

  it("opens one dialog, and the same one again with its text", async () => {
    await open(first);
    await user.type(field(), "word");
    act(() => dialogs()[0]?.close());
    await open(first);
    expect(dialogs()).toHaveLength(1);
    expect(dialogs()[0]?.open).toBe(true);
    expect(field().value).toBe("word");
  });

  it("stays open over a page swap, with its text, and takes the language of the new page", async () => {
    await open(first, async () => next);
    const input = field();
    await user.type(input, "word");
    await swapWhileOpen();
    expect(dialogs()[0]?.open).toBe(true);
    expect(field()).toBe(input);
    expect(input.value).toBe("word");
    expect(input.placeholder).toBe(next.texts.placeholder);
  });

  it("goes on in its language where the data of the new one does not come", async () => {
    await open(first, () => Promise.reject(new TypeError("Failed to fetch")));
    await swapWhileOpen();
    expect(dialogs()[0]?.open).toBe(true);
    expect(field().placeholder).toBe(first.texts.placeholder);
  });

  it("begins anew on another page, if it was closed before", async () => {
    await open(first);
    await user.type(field(), "word");
    act(() => swap());
    expect(dialogs()).toEqual([]);
    await open(next);
    expect(field().value).toBe("");
    expect(field().placeholder).toBe(next.texts.placeholder);
  });

  it("leads to the search page if it cannot be drawn", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const assign = vi.spyOn(location, "assign").mockReturnValue();
    // Inside act() React throws errors instead of handing them on.
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
    // @ts-expect-error: not the data it should be
    openSearch({ ...next, kinds: null }, async () => next);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(next.page));
    expect(reported).toHaveBeenCalledOnce();
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  });
});
