import { describe, expect, it } from "vitest";
import { type OpeningHours, openingAt } from "./opening-hours.ts";

const hours: OpeningHours = {
  timeZone: "Asia/Riyadh",
  days: ["sat", "sun", "mon", "tue", "wed", "thu"],
  opens: "09:00",
  closes: "18:00",
};

/** By the clock in Riyadh, three hours before UTC. */
const at = (wall: string, where = hours) => openingAt(where, new Date(`${wall}:00+03:00`));

describe("opening hours", () => {
  it("opens and closes on the minute", () => {
    expect(at("2026-11-16T08:59")).toMatchObject({ isOpen: false, today: "mon", next: { day: "mon", inDays: 0 } });
    expect(at("2026-11-16T09:00")).toMatchObject({ isOpen: true, today: "mon" });
    expect(at("2026-11-16T17:59")).toMatchObject({ isOpen: true });
    expect(at("2026-11-16T18:00")).toMatchObject({ isOpen: false, next: { day: "tue", inDays: 1 } });
  });

  it("passes over Friday, from Thursday evening to Saturday morning", () => {
    expect(at("2026-11-19T18:00")).toMatchObject({ isOpen: false, today: "thu", next: { day: "sat", inDays: 2 } });
    expect(at("2026-11-20T12:00")).toMatchObject({ isOpen: false, today: "fri", next: { day: "sat", inDays: 1 } });
    expect(at("2026-11-21T00:00")).toMatchObject({ isOpen: false, today: "sat", next: { day: "sat", inDays: 0 } });
  });

  it("changes the day at midnight there, not here", () => {
    expect(openingAt(hours, new Date("2026-11-19T20:59:00Z"))).toMatchObject({ today: "thu", next: { inDays: 2 } });
    expect(openingAt(hours, new Date("2026-11-19T21:00:00Z"))).toMatchObject({ today: "fri", next: { inDays: 1 } });
  });

  it("follows a zone whose clocks change", () => {
    const london = { ...hours, timeZone: "Europe/London" };
    expect(openingAt(london, new Date("2027-03-27T09:00:00Z")).isOpen).toBe(true);
    expect(openingAt(london, new Date("2027-03-28T08:00:00Z")).isOpen).toBe(true);
    expect(openingAt(london, new Date("2027-03-27T08:00:00Z")).isOpen).toBe(false);
  });

  it("knows a door that closes after midnight", () => {
    const night: OpeningHours = { ...hours, opens: "20:00", closes: "02:00" };
    expect(at("2026-11-16T23:30", night)).toMatchObject({ isOpen: true, today: "mon" });
    expect(at("2026-11-20T01:59", night)).toMatchObject({ isOpen: true, today: "fri" });
    expect(at("2026-11-20T02:00", night)).toMatchObject({ isOpen: false, next: { day: "sat", inDays: 1 } });
    // Friday's door did not open, so it does not close on Saturday either.
    expect(at("2026-11-21T01:00", night)).toMatchObject({ isOpen: false, next: { day: "sat", inDays: 0 } });
  });

  it("opens once a week where it opens on one day only", () => {
    const sundays: OpeningHours = { ...hours, days: ["sun"] };
    expect(at("2026-11-15T18:00", sundays)).toMatchObject({ isOpen: false, next: { day: "sun", inDays: 7 } });
  });

  it("says how much of the day is over", () => {
    expect(at("2026-11-16T18:00").shareOfDay).toBe(0.75);
  });
});
