import { act, cleanup, configure, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contactHoursProps } from "./contact-hours.props.ts";
import { ContactHours } from "./contact-hours.tsx";
import { openingNowProps } from "./opening-now.props.ts";
import { OpeningNow } from "./opening-now.tsx";

configure({ reactStrictMode: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;

describe.each(["ar", "en"])("the hours in %s", (locale) => {
  const { hours, texts } = openingNowProps(locale);
  const line = <OpeningNow hours={hours} texts={texts} />;
  const week = contactHoursProps(locale);
  const chart = <ContactHours {...week} />;

  it.each([
    ["2026-11-16T06:00:00Z", texts.open],
    ["2026-11-16T05:59:00Z", texts.today],
    ["2026-11-16T15:00:00Z", texts.tomorrow],
    ["2026-11-19T20:59:00Z", texts.days["sat"]],
  ])("say at %s: %s", (moment, said) => {
    vi.setSystemTime(moment);
    const { container } = render(line);
    expect(container.textContent).toBe(said);
  });

  it("are four different sentences", () => {
    expect(new Set([texts.open, texts.today, texts.tomorrow, texts.days["sat"]]).size).toBe(4);
  });

  it("name their time zone in the page that is sent, whenever it was built, and hydrate without mismatch", () => {
    const reported = vi.spyOn(console, "error");
    vi.setSystemTime("2026-11-16T06:00:00Z");
    for (const part of [line, chart]) {
      const html = renderToString(part);
      vi.setSystemTime(Date.now() + 30 * HOUR_MS);
      expect(renderToString(part)).toBe(html);
      const place = document.body.appendChild(document.createElement("div"));
      place.innerHTML = html;
      const lineIn = place.querySelector(".opening-now");
      expect(lineIn?.textContent).toBe(locale === "ar" ? "بتوقيت غرينتش\u200e+3" : "GMT+3 time");
      expect(place.querySelector("[aria-current], .hours-now")).toBeNull();
      render(part, { container: place, hydrate: true });
      expect(lineIn?.textContent).not.toBe(texts.zone);
    }
    expect(reported).not.toHaveBeenCalled();
  });

  it("become true again at the full minute, and no clock is left behind", () => {
    vi.setSystemTime("2026-11-16T14:59:30Z");
    const { container, unmount } = render(line);
    expect(container.textContent).toBe(texts.open);
    act(() => vi.advanceTimersByTime(30_000));
    expect(container.textContent).toBe(texts.tomorrow);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("name the hours of each day or that it is closed, support at any time, and whether someone is there now", () => {
    vi.setSystemTime("2026-11-20T09:00:00Z");
    const { container } = render(chart);
    expect(screen.getByRole("heading", { name: week.texts.title })).toBeTruthy();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      week.days.map(({ name, open }) => `${name}${open ? week.texts.hours : week.texts.closed}`),
    );
    expect(week.days.filter(({ open }) => !open).map(({ id }) => id)).toEqual(["fri"]);
    expect(screen.getByText(week.texts.support.label).parentElement?.textContent).toBe(
      `${week.texts.support.label}${week.texts.support.value}`,
    );
    expect(container.querySelector(".opening-now")?.textContent).toBe(texts.tomorrow);
    expect(container.querySelectorAll("rect")).toHaveLength(6);
  });

  it("mark today and the time of day in the week, from the side where reading starts", () => {
    // Nine in the morning in the time zone of the company, on a Monday.
    vi.setSystemTime("2026-11-16T06:00:00Z");
    const { container } = render(chart);
    const today = screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "date");
    expect(today.map((item) => item.textContent)).toEqual([
      `${week.days.find(({ id }) => id === "mon")?.name}${week.texts.hours}`,
    ]);
    expect(container.querySelectorAll(".hours-now")).toHaveLength(1);
    expect(container.querySelector(".hours-now")?.getAttribute("x1")).toBe(locale === "ar" ? "62.5%" : "37.5%");
    // The next day begins.
    act(() => vi.advanceTimersByTime(15 * HOUR_MS));
    expect(container.querySelector("[aria-current=date]")?.textContent).toContain(
      week.days.find(({ id }) => id === "tue")?.name,
    );
  });
});
