import { act, cleanup, configure, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { offlineProps } from "./offline.props.ts";
import { OfflinePages } from "./offline-pages.tsx";
import { OfflineView } from "./offline-view.tsx";

vi.mock("astro:content", () => import("#tests/rules/content-collections.ts"));

configure({ reactStrictMode: true });

type Stored = Record<string, Record<string, string>>;

/** Caches by name, each with the addresses and titles of its pages, in the order in which they were stored. */
function store(stored: Stored) {
  vi.stubGlobal("caches", {
    keys: async () => Object.keys(stored),
    open: async (name: string) => ({
      keys: async () => Object.keys(stored[name] ?? {}).map((path) => ({ url: `https://example.com${path}`, path })),
      match: async ({ path }: { path: string }) => new Response(`<title>${stored[name]?.[path]} · Brand</title>`),
    }),
  });
}

const reload = vi.fn();
const fetched = vi.fn<() => Promise<Response>>();
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
/** Lets promises of the component settle; time passes for its timers too. */
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched.mockImplementation(unreachable));
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

describe.each(["ar", "en"])("the offline page in %s", (locale) => {
  let props: Awaited<ReturnType<typeof offlineProps>>;
  beforeAll(async () => {
    props = await offlineProps(locale);
  }, 60_000);
  beforeEach(() => history.replaceState(null, "", `/${locale}/about/team`));

  const show = () => render(<OfflinePages {...props.pages} />);
  const listed = () =>
    screen.queryAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent] as const);

  it("lists the stored pages of its language, the newest version and the last read first, without itself", async () => {
    const other = locale === "ar" ? "en" : "ar";
    store({
      "site-old": { [`/${locale}/faq`]: "Old questions", [`/${locale}/contact`]: "Contact" },
      "site-new": {
        [`/${locale}/faq`]: "Questions &amp; answers",
        [`/${locale}/offline`]: "Offline",
        [`/${other}/about`]: "Another language",
        "/_assets/a.js": "A file",
        [`/${locale}/about`]: "About",
      },
      "another-site": { [`/${locale}/apps`]: "Not ours" },
    });
    show();
    await pass();
    expect(screen.getByRole("region", { name: props.pages.title })).toBeTruthy();
    expect(listed()).toEqual([
      [`/${locale}/about`, "About"],
      [`/${locale}/faq`, "Questions & answers"],
      [`/${locale}/contact`, "Contact"],
    ]);
  });

  it("shows no list before it is known, where nothing is stored, and where nothing can be", async () => {
    store({ "site-new": { [`/${locale}/about`]: "About" } });
    const { container } = show();
    expect(container.innerHTML).toBe("");
    cleanup();
    store({});
    show();
    await pass();
    expect(screen.queryByRole("region")).toBeNull();
    cleanup();
    vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("refused", "SecurityError")) });
    show();
    await pass();
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("shows no list where the browser has no caches, as without https", async () => {
    vi.stubGlobal("caches", undefined);
    Reflect.deleteProperty(window, "caches");
    show();
    await pass();
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("leaves a page without a title of the site as it is called", async () => {
    store({ "site-new": { [`/${locale}/about`]: "A · B" } });
    show();
    await pass();
    expect(listed()).toEqual([[`/${locale}/about`, "A · B"]]);
  });

  it("does not ask while the network is gone again, and at once when it is back", async () => {
    store({});
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    show();
    await pass();
    expect(fetched).toHaveBeenCalledTimes(1);
    online.mockReturnValue(false);
    await pass(60_000);
    // The try that was due already.
    expect(fetched).toHaveBeenCalledTimes(2);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await pass();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("reloads as soon as the page can be fetched, and asks less and less often until then", async () => {
    store({});
    show();
    await pass(60_000);
    expect(fetched, "offline").not.toHaveBeenCalled();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await pass();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenLastCalledWith(location.href, expect.objectContaining({ method: "HEAD" }));
    for (const [index, delayMs] of [2_000, 5_000, 10_000, 30_000, 30_000].entries()) {
      await pass(delayMs - 1);
      expect(fetched).toHaveBeenCalledTimes(index + 1);
      await pass(1);
      expect(fetched).toHaveBeenCalledTimes(index + 2);
    }
    expect(reload).not.toHaveBeenCalled();
    fetched.mockResolvedValue(new Response(null, { status: 404 }));
    await pass(30_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("asks for nothing at its own address, nor after it has gone", async () => {
    store({});
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    history.replaceState(null, "", props.pages.own);
    show();
    await pass(60_000);
    expect(fetched).not.toHaveBeenCalled();
    cleanup();
    history.replaceState(null, "", `/${locale}/about/team`);
    show();
    await pass();
    expect(fetched).toHaveBeenCalledTimes(1);
    cleanup();
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is of use without script: it leads to the same address again, and home", () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(<OfflineView {...props.view}>{null}</OfflineView>);
    const [retry, home] = place.querySelectorAll("a");
    expect(retry?.href).toBe(location.href);
    expect(retry?.hasAttribute("data-astro-reload")).toBe(true);
    expect(retry?.textContent).not.toBe("");
    expect(home?.getAttribute("href")).toBe(`/${locale}`);
    place.remove();
  });
});
