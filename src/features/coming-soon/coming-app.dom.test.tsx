import { act, cleanup, configure, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ComingApp } from "./coming-app.tsx";
import { comingSoonProps } from "./coming-soon.props.ts";

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
  };
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

  it.each(["", "?app=nothing", "?app=__proto__", "?service=web"])("is said in general for %j", (query) => {
    ask(query);
    show();
    expect(heading()).toBe(props.app.general.heading);
    expect(screen.getByText(props.app.general.lead)).toBeTruthy();
    expect(screen.getByText(props.app.general.slot)).toBeTruthy();
    expect(screen.queryByRole("timer")).toBeNull();
    expect(document.title).toBe("before");
  });

  it("is the app asked for, with its day and the days left", () => {
    ask("?app=raff");
    show();
    const raff = props.app.apps["raff"];
    expect(heading()).toBe(raff?.heading);
    expect(document.title).toBe(raff?.title);
    expect(screen.getByText(raff?.lead ?? "")).toBeTruthy();
    expect(screen.getByText(raff?.name ?? "").closest(".coming-screen")).toBeTruthy();
    expect(screen.getByText(raff?.launch?.text ?? "")).toBeTruthy();
    const timer = screen.getByRole("timer", { name: props.app.countdown.label });
    expect(timer.textContent).toBe(locale === "ar" ? "بعد يومين" : "in 2 days");
  });

  it.each([
    ["2026-11-17T12:00:00Z", "بعد 143 يومًا", "in 143 days"],
    ["2027-04-04T12:00:00Z", "بعد 5 أيام", "in 5 days"],
    ["2027-04-08T12:00:00Z", "بعد يوم واحد", "in 1 day"],
    ["2027-04-09T12:00:00Z", "بعد 9 ساعات", "in 9 hours"],
    ["2027-04-09T20:19:00Z", "بعد 41 دقيقة", "in 41 minutes"],
  ])("counts from %s in the largest unit, in the form of the language", (now, arabic, english) => {
    vi.setSystemTime(now);
    ask("?app=raff");
    show();
    expect(screen.getByRole("timer").textContent).toBe(locale === "ar" ? arabic : english);
  });

  it("counts on while one looks at it", () => {
    vi.setSystemTime("2027-04-09T20:19:00Z");
    ask("?app=raff");
    show();
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByRole("timer").textContent).toContain("40");
  });

  it("stops counting when the day begins, while one looks at it", () => {
    vi.setSystemTime("2027-04-09T20:59:00Z");
    ask("?app=raff");
    show();
    expect(screen.getByRole("timer").textContent).toBe(locale === "ar" ? "بعد دقيقة واحدة" : "in 1 minute");
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
    const part = <ComingApp {...props.app} />;
    const place = document.body.appendChild(document.createElement("div"));
    const html = renderToString(part);
    place.innerHTML = html;
    const before = place.textContent;
    ask("?app=raff");
    expect(renderToString(part)).toBe(html);
    render(part, { container: place, hydrate: true });
    expect(place.textContent).not.toBe(before);
    expect(reported).not.toHaveBeenCalled();
  });

  it("leaves no clock behind", () => {
    ask("?app=raff");
    show();
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
