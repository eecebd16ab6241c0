// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ComingApp } from "./coming-app.tsx";
import { comingSoonProps } from "./coming-soon.props.ts";
import { ReadyApps } from "./ready-apps.tsx";

vi.mock("astro:content", () => import("#tests/rules/content-collections.ts"));

configure({ reactStrictMode: true });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2027-04-07T19:29:00Z") });
  document.title = "before";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

const ask = (query: string) => history.replaceState(null, "", `/${query}`);

describe.each(["ar", "en"])("what is coming, in %s", (locale) => {
  let props: Awaited<ReturnType<typeof comingSoonProps>>;
  beforeAll(async () => {
    props = await comingSoonProps(locale);
  }, 60_000);

  const show = () => {
    render(<ComingApp {...props.app} breadcrumb={<nav />} backdrop={<svg />} />);
    render(<ReadyApps {...props.ready} />);
  };
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
  const ready = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  it.each(["", "?app=nothing", "?app=__proto__", "?service=web"])("is said in general for %j", (query) => {
    ask(query);
    show();
    expect(heading()).toBe(props.app.general.heading);
    expect(screen.getByText(props.app.general.lead)).toBeTruthy();
    expect(screen.getByText(props.app.general.slot)).toBeTruthy();
    expect(screen.queryByRole("timer")).toBeNull();
    expect(document.title).toBe("before");
    expect(ready()).toEqual(props.ready.apps.map(({ id }) => `/${locale}/apps/${id}`));
    for (const { name, tagline } of props.ready.apps)
      expect(screen.getByRole("heading", { name }).parentElement?.textContent).toContain(tagline);
  });

  it("is the app asked for, with the time left, and it is not among those that are ready", () => {
    ask("?app=raff");
    show();
    const raff = props.app.apps["raff"];
    expect(heading()).toBe(raff?.heading);
    expect(document.title).toBe(raff?.title);
    expect(screen.getByText(raff?.lead ?? "")).toBeTruthy();
    expect(screen.getByText(raff?.name ?? "").className).toBe("coming-slot");
    expect(screen.getByText(raff?.launch?.text ?? "")).toBeTruthy();
    const timer = screen.getByRole("timer", { name: props.app.units.label });
    expect(timer.textContent).toBe(locale === "ar" ? "2 يومان1 ساعة31 دقيقة" : "2 days1 hour31 minutes");
    act(() => vi.advanceTimersByTime(60_000));
    expect(timer.textContent).toContain(locale === "ar" ? "30 دقيقة" : "30 minutes");
    expect(ready()).toHaveLength(props.ready.apps.length - 1);
    expect(ready()).not.toContain(`/${locale}/apps/raff`);
  });

  it("counts 143 and 5 days in the form of the language", () => {
    const daysAt = (now: string) => {
      vi.setSystemTime(now);
      ask("?app=raff");
      show();
      const days = screen.getByRole("timer").firstChild?.textContent;
      cleanup();
      return days;
    };
    expect(daysAt("2026-11-17T12:00:00Z")).toBe(locale === "ar" ? "143 يومًا" : "143 days");
    expect(daysAt("2027-04-04T12:00:00Z")).toBe(locale === "ar" ? "5 أيام" : "5 days");
    expect(daysAt("2027-04-08T12:00:00Z")).toBe(locale === "ar" ? "1 يوم" : "1 day");
  });

  it("stops counting when the day begins, while one looks at it", () => {
    vi.setSystemTime("2027-04-09T20:59:00Z");
    ask("?app=raff");
    show();
    expect(screen.getByRole("timer").textContent).toContain(locale === "ar" ? "1 دقيقة" : "1 minute");
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole("timer")).toBeNull();
    expect(heading()).toBe(props.app.apps["raff"]?.heading);
  });

  it("has no countdown once the day has begun, nor without a day", () => {
    vi.setSystemTime("2027-04-09T21:00:00Z");
    ask("?app=raff");
    show();
    expect(heading()).toBe(props.app.apps["raff"]?.heading);
    expect(screen.queryByRole("timer")).toBeNull();
    cleanup();
    ask("?app=daftar");
    show();
    expect(heading()).toBe(props.app.apps["daftar"]?.heading);
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("is rendered in general at build, and hydrates without mismatch", () => {
    const reported = vi.spyOn(console, "error");
    for (const part of [<ComingApp key="app" {...props.app} />, <ReadyApps key="ready" {...props.ready} />]) {
      ask("");
      const place = document.body.appendChild(document.createElement("div"));
      const html = renderToString(part);
      place.innerHTML = html;
      const before = place.textContent;
      ask("?app=raff");
      expect(renderToString(part)).toBe(html);
      render(part, { container: place, hydrate: true });
      expect(place.textContent).not.toBe(before);
    }
    expect(reported).not.toHaveBeenCalled();
  });

  it("leaves no clock behind", () => {
    ask("?app=raff");
    show();
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
