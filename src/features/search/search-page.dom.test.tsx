import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { searchFixture } from "./data/search-data.fixture.ts";
import { SearchPage } from "./search-page.tsx";

// A busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

configure({ reactStrictMode: true });

/** With a word that all documents of the fixture then have. */
const LANGUAGES = [
  { locale: "ar", word: "فاتورة" },
  { locale: "en", word: "invoice" },
];

/** Strict mode, warnings and hydration: nothing may be printed. */
const printed = vi.spyOn(console, "error");

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  expect(printed.mock.calls).toEqual([]);
  printed.mockClear();
});

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const options = () => screen.queryAllByRole("option");
const found = () => waitFor(() => expect(options().length).toBeGreaterThan(0));
const query = () => new URLSearchParams(location.search);

describe.each(LANGUAGES)("the search page in $locale", ({ locale, word }) => {
  /** Prerendered, as the browser gets it. */
  function prerender(address: string) {
    history.replaceState({ of: "router" }, "", address);
    const { data } = searchFixture(locale, word);
    const page = (
      <SearchPage
        {...data}
        fieldId="site-search"
        heading="What for?"
        lead="Type a word."
        resultsOf={["Results for ", "."]}
        noScript="No script."
        siteMap="Every page"
        start={<a href="/start">Start here</a>}
      >
        <a href="/everything">Everything</a>
      </SearchPage>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    const input = container.querySelector<HTMLInputElement>("#site-search");
    if (!input) throw new Error("no field");
    return { data, container, input, hydrate: () => render(page, { container, hydrate: true }) };
  }

  it("is a plain form before hydration", () => {
    const { container, input, data } = prerender(`/${locale}/search`);
    expect(input.getAttribute("role")).toBeNull();
    expect(input.hasAttribute("aria-expanded")).toBe(false);
    expect(container.querySelector("form")?.getAttribute("action")).toBe(data.page);
    expect(screen.getByRole("button", { name: data.texts.submit })).toBeTruthy();
    expect(screen.queryByRole("button", { name: data.texts.close })).toBeNull();
  });

  it("shows where to start until something is found", async () => {
    const { input, hydrate } = prerender(`/${locale}/search`);
    const start = () => screen.queryByRole("link", { name: "Start here" });
    hydrate();
    expect(start()).toBeTruthy();
    fireEvent.input(input, { target: { value: word } });
    await found();
    expect(start()).toBeNull();
    fireEvent.input(input, { target: { value: "" } });
    expect(start()).toBeTruthy();
  });

  it("is headed by what was searched for once that is sent, not while it is typed", async () => {
    const { input, hydrate } = prerender(`/${locale}/search`);
    const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
    hydrate();
    fireEvent.input(input, { target: { value: word } });
    await found();
    expect(heading()).toBe("What for?");
    await act(async () => field().form?.requestSubmit());
    expect(heading()).toBe(`Results for ${word}.`);
    expect(screen.queryByText("Type a word.")).toBeNull();
    fireEvent.input(input, { target: { value: "" } });
    expect(heading()).toBe("What for?");
  });

  it("is headed by what the address asks for", async () => {
    const { hydrate } = prerender(`/${locale}/search?q=${encodeURIComponent(word)}`);
    hydrate();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(`Results for ${word}.`);
    await found();
  });

  it("shows where to start below few results", async () => {
    const { hydrate } = prerender(`/${locale}/search?q=${encodeURIComponent(word)}&kind=app`);
    hydrate();
    await found();
    expect(screen.getByRole("link", { name: "Start here" })).toBeTruthy();
  });

  it("does not lose what was typed and chosen before hydration", async () => {
    const { container, input, hydrate } = prerender(`/${locale}/search?q=other`);
    input.value = word;
    const app = container.querySelector<HTMLInputElement>("[value=app]");
    if (app) app.checked = true;
    hydrate();
    expect(field()).toBe(input);
    expect(input.value).toBe(word);
    await found();
    expect(options()).toHaveLength(1);
    expect(app?.checked).toBe(true);
    expect(Object.fromEntries(query())).toEqual({ q: word, kind: "app" });
  });

  it("hears the event that reports early text", async () => {
    const { input, hydrate } = prerender(`/${locale}/search`);
    hydrate();
    // Set as the browser does it while nobody listens: React takes it for known.
    input.value = word;
    fireEvent(input, new InputEvent("input", { bubbles: true }));
    await found();
    expect(input.value).toBe(word);
  });

  it("searches for what the address says, and keeps it there", async () => {
    const { data, hydrate } = prerender(`/${locale}/search?q=${encodeURIComponent(word)}&kind=app&from=mail`);
    hydrate();
    await found();
    expect(options()).toHaveLength(1);
    const all = screen.getByRole("radio", { name: data.texts.all });
    fireEvent.click(all);
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    expect(Object.fromEntries(query())).toEqual({ q: word, from: "mail" });
    fireEvent.input(field(), { target: { value: "" } });
    expect(Object.fromEntries(query())).toEqual({ from: "mail" });
    expect(history.state).toEqual({ of: "router" });
  });

  it("ignores a kind that it does not know", () => {
    const { data, hydrate } = prerender(`/${locale}/search?kind=%3Cb%3E`);
    hydrate();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: data.texts.all }).checked).toBe(true);
  });

  it("offers recent searches when the field that hydrated it has the focus", () => {
    localStorage.setItem("recent-searches", JSON.stringify([word]));
    const { data, input, hydrate } = prerender(`/${locale}/search`);
    input.focus();
    hydrate();
    expect(screen.getByText(data.texts.recent)).toBeTruthy();
    expect(screen.getByRole("button", { name: word })).toBeTruthy();
  });

  it("stays on the page when the form is sent", async () => {
    const { hydrate } = prerender(`/${locale}/search`);
    hydrate();
    fireEvent.input(field(), { target: { value: word } });
    await found();
    let isPrevented = false;
    document.addEventListener("submit", (event) => (isPrevented = event.defaultPrevented), { once: true });
    await act(async () => field().form?.requestSubmit());
    expect(isPrevented).toBe(true);
    expect(JSON.parse(localStorage.getItem("recent-searches") ?? "")).toEqual([word]);
  });
});
