import { describe, expect, it } from "vitest";
import {
  addDays,
  addWorkingDays,
  type DayName,
  dayNameOf,
  isPlainDate,
  timeUntil,
  wallClock,
  workingDayFrom,
} from "./calendar.ts";

const SATURDAY_TO_THURSDAY: DayName[] = ["sat", "sun", "mon", "tue", "wed", "thu"];

describe("calendar", () => {
  it("knows which days exist", () => {
    for (const date of ["2026-11-16", "2028-02-29", "2000-02-29"]) expect(isPlainDate(date), date).toBe(true);
    for (const text of ["2026-02-30", "2027-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "16-11-2026", ""])
      expect(isPlainDate(text), text).toBe(false);
    for (const text of ["2026-11-16T00:00", "+002026-11-16", "2026-1-6", "٢٠٢٦-١١-١٦", "2026-11-16\n", "NaN-aN-aN"])
      expect(isPlainDate(text), text).toBe(false);
  });

  it("crosses ends of months and years, and nights in which clocks change elsewhere", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    // London and New York move their clocks in these weeks.
    expect(addDays("2027-03-27", 2)).toBe("2027-03-29");
    expect(addDays("2026-10-24", 9)).toBe("2026-11-02");
    expect(dayNameOf("2026-11-16")).toBe("mon");
  });

  it("passes over the day off", () => {
    expect(dayNameOf("2026-11-20")).toBe("fri");
    expect(workingDayFrom("2026-11-20", SATURDAY_TO_THURSDAY)).toBe("2026-11-21");
    expect(workingDayFrom("2026-11-19", SATURDAY_TO_THURSDAY)).toBe("2026-11-19");
    // A week of work from Monday: Monday to Thursday, Saturday, Sunday.
    expect(addWorkingDays("2026-11-16", 5, SATURDAY_TO_THURSDAY)).toBe("2026-11-22");
    expect(addWorkingDays("2026-11-16", 6, SATURDAY_TO_THURSDAY)).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-20", 0, SATURDAY_TO_THURSDAY)).toBe("2026-11-21");
    expect(addWorkingDays("2026-12-28", 6, SATURDAY_TO_THURSDAY)).toBe("2027-01-04");
    expect(addWorkingDays("2026-11-16", 2, ["wed"])).toBe("2026-12-02");
  });

  it("refuses a week without work", () => {
    expect(() => workingDayFrom("2026-11-16", [])).toThrow("a working day");
  });

  it("reads the clock of another place", () => {
    const instant = new Date("2026-11-16T22:30:00Z");
    expect(wallClock(instant, "Asia/Riyadh")).toEqual({ date: "2026-11-17", time: "01:30" });
    expect(wallClock(instant, "America/New_York")).toEqual({ date: "2026-11-16", time: "17:30" });
    expect(wallClock(new Date("2026-11-16T21:00:00Z"), "Asia/Riyadh")).toEqual({ date: "2026-11-17", time: "00:00" });
  });

  it("counts what is left until a day begins there", () => {
    const until = (now: string, zone = "Asia/Riyadh") => timeUntil("2027-04-10", new Date(now), zone);
    expect(until("2027-04-08T20:59:00Z")).toEqual({ days: 1, hours: 0, minutes: 1 });
    expect(until("2027-04-09T20:59:30Z")).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(until("2027-04-09T21:00:00Z")).toBeNull();
    expect(until("2030-01-01T00:00:00Z")).toBeNull();
    // On the night before, clocks in London go forward: it is one hour shorter.
    expect(timeUntil("2027-03-29", new Date("2027-03-28T00:00:00Z"), "Europe/London")).toEqual({
      days: 0,
      hours: 23,
      minutes: 0,
    });
    expect(timeUntil("2027-01-02", new Date("2027-01-01T17:00:00Z"), "America/New_York")).toEqual({
      days: 0,
      hours: 12,
      minutes: 0,
    });
  });
});
