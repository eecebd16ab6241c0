import { act, cleanup, configure, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type AppChoice, findApps, NO_FILTER } from "#domain/catalogue/app-search.ts";
import { AppBrowser } from "./app-browser.tsx";
import { appListProps } from "./app-list.props.ts";

vi.mock("astro:content", () => import("#tests/rules/content-collections.ts"));

configure({ reactStrictMode: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

/** Typed as people type: without hamza, with ه for ة. */
const TYPED: Record<string, string> = { ar: "اضافه اوتوكاد", en: "autocad PLUGIN" };

describe.each(["ar", "en"])("the list of apps in %s", (locale) => {
  let props: Awaited<ReturnType<typeof appListProps>>["browser"];
  beforeAll(async () => {
    props = (await appListProps(locale)).browser;
  }, 60_000);

  const browser = () => <AppBrowser {...props} none={<p>none</p>} />;
  const listed = () =>
    screen
      .queryAllByRole("listitem")
      .flatMap((item) => within(item).queryAllByRole("link"))
      .map((link) => link.getAttribute("href")?.split("/").at(-1));
  const all = () => props.apps.map(({ id }) => id);
  const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: props.texts.search });
  const choice = (name: AppChoice) =>
    screen.getByRole<HTMLSelectElement>("combobox", { name: props.choices[name].label });
  const input = (control: HTMLElement, value: string) => fireEvent.input(control, { target: { value } });
  const count = () => screen.getByRole("heading", { level: 2 }).textContent;

  it("is whole, in its own order, before anything is chosen", () => {
    render(browser());
    expect(listed()).toEqual(all());
    expect(count()).toBe(props.counts[all().length]);
    expect(screen.queryByRole("button")).toBeNull();
    expect(location.search).toBe("");
  });

  it("is filtered, and whole again once that is cleared; the address says which", () => {
    render(browser());
    input(choice("platform"), "windows");
    expect(listed()).toEqual(["mizan", "masqat"]);
    expect(count()).toBe(props.counts[2]);
    expect(location.search).toBe("?platform=windows");
    fireEvent.click(screen.getByRole("button", { name: props.texts.clear }));
    expect(listed()).toEqual(all());
    expect(choice("platform").value).toBe("");
    expect(location.search).toBe("");
  });

  it.each(["category", "service", "price"] as const)("is filtered by %s, for each that can be chosen", (name) => {
    render(browser());
    const [, ...options] = props.choices[name].options;
    expect(options.length).toBeGreaterThan(0);
    for (const { value } of options) {
      input(choice(name), value);
      const expected = findApps(props.apps, { ...NO_FILTER, [name]: value }).map(({ id }) => id);
      expect(listed(), value).toEqual(expected);
      expect(count()).toBe(props.counts[expected.length]);
      expect(location.search).toBe(`?${name}=${value}`);
    }
  });

  it("is filtered by all that is chosen, and keeps the rest of the address and the router's state", () => {
    history.replaceState({ of: "router" }, "", "/?other=kept#list");
    render(browser());
    input(choice("platform"), "windows");
    input(field(), TYPED[locale] ?? "");
    expect(listed()).toEqual(["masqat"]);
    const asked = new URLSearchParams(location.search);
    expect([asked.get("platform"), asked.get("q"), asked.get("other")]).toEqual(["windows", TYPED[locale], "kept"]);
    expect([location.hash, history.state]).toEqual(["#list", { of: "router" }]);
    input(field(), "");
    expect(listed()).toEqual(["mizan", "masqat"]);
  });

  it("says how many choices are set, which may be folded", () => {
    render(browser());
    const more = () => screen.getByText(props.texts.more).textContent;
    expect(more()).toBe(props.texts.more);
    input(choice("platform"), "windows");
    input(choice("sort"), "price");
    expect(more()).toBe(`${props.texts.more}2`);
  });

  it("stays on the page when the form is sent", () => {
    render(browser());
    expect(fireEvent.submit(field().form ?? document.body)).toBe(false);
  });

  it("is read in the order in which it is sorted, each entry being the same element as before", () => {
    render(browser());
    const before = new Map(screen.getAllByRole("listitem").map((item) => [item.className, item]));
    input(choice("sort"), "price");
    expect(listed()).toEqual(["shahna", "masqat", "raff", "daftar", "mawid", "mizan"]);
    for (const item of screen.getAllByRole("listitem")) expect(before.get(item.className)).toBe(item);
    expect(location.search).toBe("?sort=price");
    expect(screen.queryByRole("button"), "an order hides nothing").toBeNull();
  });

  it("finds words as people type them, and says when there is nothing left", () => {
    render(browser());
    input(field(), TYPED[locale] ?? "");
    expect(listed()).toEqual(["masqat"]);
    input(field(), "@@@");
    expect(listed()).toEqual([]);
    expect(count()).toBe(props.counts[0]);
    expect(screen.getByText("none")).toBeTruthy();
  });

  it("begins with what the address asks for, and ignores what cannot be chosen", () => {
    history.replaceState(null, "", "/?category=booking&sort=%3Cscript%3E&other=kept");
    render(browser());
    expect(listed()).toEqual(["mawid"]);
    expect(choice("category").value).toBe("booking");
    expect(choice("sort").value).toBe("");
    expect(location.search).toBe("?category=booking&other=kept");
  });

  it("keeps what was filled in before hydration, which goes before the address", () => {
    const reported = vi.spyOn(console, "error");
    history.replaceState(null, "", "/?category=booking");
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(browser());
    field().value = TYPED[locale] ?? "";
    choice("sort").value = "price";
    render(browser(), { container: place, hydrate: true });
    expect(field().value).toBe(TYPED[locale]);
    expect(choice("sort").value).toBe("price");
    expect(listed()).toEqual(["masqat"]);
    expect(new URLSearchParams(location.search).get("q")).toBe(TYPED[locale]);
    // What src/islands/client-touch.ts reports after hydration.
    act(() => void field().dispatchEvent(new InputEvent("input", { bubbles: true })));
    expect(field().value).toBe(TYPED[locale]);
    expect(reported).not.toHaveBeenCalled();
    place.remove();
  });
});
