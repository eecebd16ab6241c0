import { act, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormId } from "#domain/forms/forms.ts";
import { WAITING_FORMS_KEY } from "#domain/site/constants.ts";
import { bannerProps } from "#src/frame/banner.props.ts";
import { OfflineBanner } from "#src/frame/page-marks.tsx";
import { startWaitingOffer } from "./waiting-offer.client.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

let waiting: Partial<Record<FormId, object>> = {};
const deleteWaiting = vi.fn((form: FormId) => {
  delete waiting[form];
});
const loadWaitingForms = vi.fn(async () => ({ readWaiting: () => waiting, deleteWaiting }));
startWaitingOffer(loadWaitingForms);

const loadPage = () => act(async () => void document.dispatchEvent(new Event("astro:page-load")));
const settled = () => act(() => vi.dynamicImportSettled());

beforeEach(() => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  loadWaitingForms.mockClear();
});
afterEach(async () => {
  await act(async () => void document.dispatchEvent(new Event("astro:after-swap")));
  vi.restoreAllMocks();
  localStorage.clear();
});

describe.each(["ar", "en"])("a form that waits, on another page in %s", (locale) => {
  const props = bannerProps(locale);
  const { notice, open, forget } = props.waiting;

  const visit = async (path: string, forms: FormId[]) => {
    waiting = Object.fromEntries(forms.map((form) => [form, {}]));
    if (forms.length > 0) localStorage.setItem(WAITING_FORMS_KEY, JSON.stringify(waiting));
    history.replaceState(null, "", `/${locale}${path}`);
    document.body.innerHTML = renderToString(<OfflineBanner {...props} />);
    await loadPage();
    await settled();
  };

  it("is named, with a link to where it asks for itself", async () => {
    await visit("/faq", ["contact"]);
    expect(screen.getByRole("status").textContent).toContain(notice);
    expect(screen.getByRole("link", { name: open }).getAttribute("href")).toBe(`/${locale}/contact#waiting-form`);
  });

  it.each([
    ["contact", "/contact"],
    ["serial", "/apps/serial"],
    ["notify", "/utils/coming-soon"],
  ] as const)("is named whichever it is: %s", async (form, page) => {
    await visit("/faq", [form]);
    expect(screen.getByRole("link", { name: open }).getAttribute("href")).toBe(`/${locale}${page}#waiting-form`);
  });

  it("is not named on a page that has gone meanwhile, nor on one without a place for it", async () => {
    await visit("/faq", []);
    const place = document.getElementById("waiting-offer");
    localStorage.setItem(WAITING_FORMS_KEY, "{}");
    const leave = () => {
      document.body.replaceChildren();
      return { contact: {} };
    };
    loadWaitingForms.mockResolvedValueOnce({ readWaiting: leave, deleteWaiting });
    await loadPage();
    await settled();
    expect(document.body.childElementCount).toBe(0);
    expect(place?.textContent).toBe("");
    await loadPage();
    await settled();
    expect(screen.queryByText(notice)).toBeNull();
  });

  it("is the first that is not this page's own", async () => {
    await visit("/contact", ["contact"]);
    expect(screen.queryByText(notice)).toBeNull();
    await visit("/contact", ["contact", "serial"]);
    expect(screen.getByRole("link").getAttribute("href")).toBe(`/${locale}/apps/serial#waiting-form`);
  });

  it("is deleted when its writer says so, and named no more", async () => {
    await visit("/faq", ["contact"]);
    fireEvent.click(screen.getByRole("button", { name: forget }));
    expect(deleteWaiting).toHaveBeenLastCalledWith("contact");
    expect(screen.queryByText(notice)).toBeNull();
    await loadPage();
    await settled();
    expect(screen.queryByText(notice)).toBeNull();
  });

  it("is named once, however often the network comes back", async () => {
    await visit("/faq", ["contact"]);
    await act(async () => void window.dispatchEvent(new Event("online")));
    await settled();
    expect(screen.getAllByText(notice)).toHaveLength(1);
  });

  it("is not looked for if nothing waits, offline, or where storage is forbidden", async () => {
    await visit("/faq", []);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await visit("/faq", ["contact"]);
    expect(screen.queryByText(notice)).toBeNull();
    expect(loadWaitingForms).not.toHaveBeenCalled();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse });
    await loadPage();
    await settled();
    vi.unstubAllGlobals();
    expect(loadWaitingForms).not.toHaveBeenCalled();
  });
});
