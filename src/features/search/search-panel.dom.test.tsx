import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POSTS, searchFixture } from "./data/search-data.fixture.ts";
import { SearchDialog } from "./search-dialog.tsx";

// A busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

configure({ reactStrictMode: true });

/** With a word that all documents of the fixture then have. */
const LANGUAGES = [
  { locale: "ar", word: "فاتورة" },
  { locale: "en", word: "invoice" },
];

/** In strict mode React must have nothing to warn of. */
const printed = vi.spyOn(console, "error");

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(printed.mock.calls).toEqual([]);
  printed.mockClear();
});

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const options = () => screen.queryAllByRole<HTMLAnchorElement>("option");
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
const status = () => screen.getByRole("status").textContent;
/** What was followed; the page itself does not change here. */
const followed: string[] = [];
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute("href") ?? "");
});

describe.each(LANGUAGES)("the search panel in $locale", ({ locale, word }) => {
  function show() {
    const fixture = searchFixture(locale, word);
    const dialog = createRef<HTMLDialogElement>();
    render(<SearchDialog data={fixture.data} ref={dialog} />);
    followed.length = 0;
    return { ...fixture, ...fixture.data, dialog, user: userEvent.setup() };
  }
  const found = () => waitFor(() => expect(options().length).toBeGreaterThan(0));

  it("is idle at first: suggestions, no results, and the index is loaded ahead", async () => {
    const { dialog, texts, fetched, index } = show();
    expect(dialog.current?.open).toBe(true);
    expect(screen.getByRole("dialog", { name: "Search" })).toBeTruthy();
    expect(field().labels?.[0]?.textContent).toBe(texts.field);
    expect(field().getAttribute("aria-expanded")).toBe("false");
    expect(field().hasAttribute("aria-controls")).toBe(false);
    expect(screen.getByText(texts.suggested)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Suggested page" })).toBeTruthy();
    expect(screen.queryByText(texts.recent)).toBeNull();
    expect(status()).toBe("");
    await waitFor(() => expect(new Set(fetched)).toEqual(new Set([`${index}index.txt`])));
  });

  it("shows what was found, with its kind, the words marked, and how many", async () => {
    const { user, texts, kinds } = show();
    await user.type(field(), word);
    await found();
    expect(status()).toBe(texts.counts[POSTS + 1]);
    expect(field().getAttribute("aria-expanded")).toBe("true");
    const list = screen.getByRole("listbox", { name: texts.counts[POSTS + 1] ?? "" });
    expect(field().getAttribute("aria-controls")).toBe(list.id);
    const [first] = options();
    expect(first?.getAttribute("href")).toBe("/app/1");
    const groups = ["app", "post"].map((name) => kinds.find(({ kind }) => kind === name)?.many);
    expect(screen.getAllByRole("group").flatMap((group) => group.getAttribute("aria-label") ?? [])).toEqual(groups);
    expect(first?.parentElement?.getAttribute("aria-label")).toBe(groups[0]);
    expect([...(first?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent)).toContain(word);
    expect(screen.queryByText(texts.suggested)).toBeNull();
  });

  it("shows more of them, and focus goes on with the first new one", async () => {
    const { user, texts } = show();
    await user.type(field(), word);
    await found();
    expect(options()).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: texts.more }));
    await waitFor(() => expect(options()).toHaveLength(POSTS + 1));
    await waitFor(() => expect(document.activeElement).toBe(options()[12]));
    expect(active()).toBe(options()[12]);
    expect(screen.queryByRole("button", { name: texts.more })).toBeNull();
  });

  it("limits the results to a kind, and offers all kinds where it has none", async () => {
    const { user, texts, kinds } = show();
    const nameOf = (wanted: string) => kinds.find(({ kind }) => kind === wanted)?.many ?? "";
    await user.type(field(), word);
    await found();
    await user.click(screen.getByRole("radio", { name: nameOf("app") }));
    await waitFor(() => expect(options()).toHaveLength(1));
    await user.click(screen.getByRole("radio", { name: nameOf("policy") }));
    expect(await screen.findByText(texts.noneTitle)).toBeTruthy();
    expect(screen.getByText(texts.noneText)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Suggested page" })).toBeTruthy();
    expect(status()).toBe(texts.counts[0]);
    await user.click(screen.getByRole("button", { name: texts.anyKind }));
    await found();
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole<HTMLInputElement>("radio", { name: texts.all }).checked).toBe(true);
  });

  it("says that there is nothing, without offering kinds that were not chosen", async () => {
    const { user, texts } = show();
    await user.type(field(), "zzzzqq");
    expect(await screen.findByText(texts.noneTitle)).toBeTruthy();
    expect(screen.queryByRole("button", { name: texts.anyKind })).toBeNull();
    await user.clear(field());
    await waitFor(() => expect(screen.queryByText(texts.noneTitle)).toBeNull());
    expect(status()).toBe("");
  });

  it("announces loading only when it takes long, and keeps what was shown meanwhile", async () => {
    const { texts, network } = show();
    const gate = Promise.withResolvers<void>();
    network.wait = gate.promise;
    fireEvent.input(field(), { target: { value: word } });
    expect(status()).toBe("");
    await waitFor(() => expect(status()).toBe(texts.loading));
    expect(screen.getByText(texts.suggested)).toBeTruthy();
    await act(async () => gate.resolve());
    await found();
    expect(status()).toBe(texts.counts[POSTS + 1]);
  });

  it("says that the index did not come, and loads it again on demand", async () => {
    const { user, texts, network } = show();
    network.isDown = true;
    await user.type(field(), word);
    expect(await screen.findByText(texts.failedText)).toBeTruthy();
    expect(status()).toBe(texts.failedTitle);
    network.isDown = false;
    await user.click(screen.getByRole("button", { name: texts.retry }));
    await found();
    expect(screen.queryByText(texts.failedText)).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it("moves through the results by keyboard while focus stays in the field", async () => {
    const { user, dialog } = show();
    await user.type(field(), word);
    await found();
    const press = async (keys: string) => {
      await user.keyboard(keys);
      return options()
        .map(({ id }) => id)
        .indexOf(active()?.id ?? "");
    };
    expect(await press("{ArrowDown}")).toBe(0);
    expect(options()[0]?.getAttribute("aria-selected")).toBe("true");
    expect(await press("{ArrowDown}")).toBe(1);
    expect(options().filter((option) => option.getAttribute("aria-selected") === "true")).toHaveLength(1);
    expect(await press("{End}")).toBe(11);
    expect(await press("{Home}")).toBe(0);
    expect(await press("{ArrowUp}")).toBe(-1);
    expect(await press("{ArrowUp}")).toBe(11);
    expect(await press("{Escape}")).toBe(-1);
    expect(field().value).toBe(word);
    expect(document.activeElement).toBe(field());
    await user.keyboard("{ArrowDown}{Enter}");
    expect(followed).toEqual(["/app/1"]);
    expect(dialog.current?.open).toBe(false);
  });

  it("begins without an active result when the results change", async () => {
    const { user } = show();
    await user.type(field(), word);
    await found();
    await user.keyboard("{ArrowDown}");
    expect(active()).not.toBeNull();
    await user.keyboard(" post2");
    await waitFor(() => expect(active()).toBeNull());
  });

  it("lets a result be reached by Tab, and arrow keys lead back to the field", async () => {
    const { user } = show();
    await user.type(field(), word);
    await found();
    act(() => options()[2]?.focus());
    expect(active()).toBe(options()[2]);
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(field());
    expect(active()).toBe(options()[3]);
  });

  it("offers what was searched for, until the list is cleared", async () => {
    const { user, texts, dialog } = show();
    await user.type(field(), word);
    await found();
    const [first] = options();
    if (first) await user.click(first);
    dialog.current?.showModal();
    await user.clear(field());
    const again = await screen.findByRole("button", { name: word });
    await user.click(again);
    expect(field().value).toBe(word);
    expect(document.activeElement).toBe(field());
    await found();
    await user.clear(field());
    await user.click(screen.getByRole("button", { name: texts.forget }));
    expect(screen.queryByText(texts.recent)).toBeNull();
    expect(localStorage.getItem("recent-searches")).toBeNull();
  });

  it("works where storage is blocked", async () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { user } = show();
    await user.type(field(), word);
    await found();
    const [first] = options();
    if (first) await user.click(first);
    expect(followed).toEqual(["/app/1"]);
    vi.restoreAllMocks();
  });

  it("closes by its button, by a suggestion and when the form is sent", async () => {
    const { user, dialog, texts } = show();
    const isOpen = () => dialog.current?.open;
    await user.click(screen.getByRole("button", { name: texts.close }));
    expect(isOpen()).toBe(false);
    dialog.current?.showModal();
    await user.click(screen.getByRole("link", { name: "Suggested page" }));
    expect(isOpen()).toBe(false);
    expect(followed).toEqual(["/suggested"]);
    dialog.current?.showModal();
    dialog.current?.addEventListener("submit", (event) => event.preventDefault());
    await user.type(field(), "x{Enter}");
    expect(isOpen()).toBe(false);
    expect(JSON.parse(localStorage.getItem("recent-searches") ?? "")).toEqual(["x"]);
  });
});
