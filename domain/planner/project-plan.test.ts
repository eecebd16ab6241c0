import { describe, expect, it } from "vitest";
import { addDays, type DayName } from "./calendar.ts";
import {
  barDates,
  carriesPlan,
  lastDayOf,
  PLAN_AHEAD_DAYS,
  type PlanOffer,
  type ProjectPlan,
  planFrom,
  plannedDuration,
  planQuery,
  totalDuration,
  usualPlan,
} from "./project-plan.ts";
import { type StepDuration, scheduleOf } from "./schedule.ts";

const TODAY = "2026-11-16";
const WORKDAYS: DayName[] = ["sat", "sun", "mon", "tue", "wed", "thu"];

const offer: PlanOffer = {
  platforms: [
    { id: "ios", isUsual: true },
    { id: "android", isUsual: true },
    { id: "web", isUsual: false },
  ],
  languages: [
    { id: "ar", isUsual: true },
    { id: "en", isUsual: true },
    { id: "fr", isUsual: false },
    { id: "ur", isUsual: false },
  ],
  integrations: [
    { id: "payment", isUsual: false },
    { id: "maps", isUsual: false },
    { id: "erp", isUsual: false },
  ],
};

/** The durations of the specification. */
const PUBLISHED: Readonly<Record<string, StepDuration>> = {
  consultation: { minWeeks: 1, maxWeeks: 2 },
  design: { minWeeks: 2, maxWeeks: 3 },
  development: { minWeeks: 4, maxWeeks: 8 },
  testing: { minWeeks: 1, maxWeeks: 2 },
  deployment: null,
};

/** Each step's weeks, as "1–2". */
function weeksOf(change: Partial<ProjectPlan>): Record<string, string> {
  const rules = { plan: { ...usualPlan(offer), ...change }, offer, daysAWeek: WORKDAYS.length };
  return Object.fromEntries(
    Object.entries(PUBLISHED).map(([step, published]) => {
      const planned = plannedDuration(step, published, rules);
      return [step, planned ? `${planned.minWeeks}–${planned.maxWeeks}` : "ongoing"];
    }),
  );
}

const published = { consultation: "1–2", design: "2–3", development: "4–8", testing: "1–2", deployment: "ongoing" };

describe("how choices stretch the published durations", () => {
  it("leaves them alone for what is usual", () => {
    expect(weeksOf({})).toEqual(published);
    // Fewer than usual is no faster: the published durations are the shortest there are.
    expect(weeksOf({ platforms: ["ios"], languages: [] })).toEqual(published);
  });

  it("by size: small ends halfway, large takes half as long again, the consultation stays", () => {
    expect(weeksOf({ size: "small" })).toEqual({ ...published, development: "4–6", testing: "1–2" });
    expect(weeksOf({ size: "large" })).toEqual({ ...published, design: "3–5", development: "6–12", testing: "2–3" });
  });

  it("by platform: development and testing a quarter longer for each beyond the usual", () => {
    expect(weeksOf({ platforms: ["ios", "android", "web"] })).toEqual({
      ...published,
      development: "5–10",
      testing: "2–3",
    });
  });

  it("by language: two days of design and two of testing for each beyond the usual", () => {
    expect(weeksOf({ languages: ["ar", "en", "fr", "ur"] })).toEqual({ ...published, design: "3–4", testing: "2–3" });
  });

  it("by integration: three days of development and one of testing for each", () => {
    expect(weeksOf({ integrations: ["payment", "maps"] })).toEqual({
      ...published,
      development: "5–9",
      testing: "2–3",
    });
  });

  it("adds them up before rounding to whole weeks", () => {
    const all = {
      size: "large",
      platforms: ["ios", "android", "web"],
      integrations: ["payment", "maps", "erp"],
    } as const;
    expect(weeksOf({ ...all, languages: ["ar", "en", "fr"] })).toEqual({
      ...published,
      design: "4–5",
      development: "9–17",
      testing: "3–5",
    });
  });

  it("never shortens a plan by adding to it", () => {
    const sum = (change: Partial<ProjectPlan>) =>
      totalDuration(
        Object.entries(PUBLISHED).map(([step, duration]) =>
          plannedDuration(step, duration, { plan: { ...usualPlan(offer), ...change }, offer, daysAWeek: 6 }),
        ),
      );
    const sizes = (["small", "medium", "large"] as const).map((size) => sum({ size }));
    expect(sizes).toEqual([
      { minWeeks: 8, maxWeeks: 13 },
      { minWeeks: 8, maxWeeks: 15 },
      { minWeeks: 12, maxWeeks: 22 },
    ]);
  });
});

describe("the days a plan means", () => {
  it("counts weeks of six working days, from Saturday to Thursday", () => {
    const { bars } = scheduleOf(Object.values(PUBLISHED));
    expect(bars.map((bar) => barDates(bar, "2026-11-16", WORKDAYS))).toEqual([
      { from: "2026-11-16", until: "2026-11-29" },
      { from: "2026-11-30", until: "2026-12-20" },
      { from: "2026-12-21", until: "2027-02-14" },
      { from: "2027-02-15", until: "2027-02-28" },
      { from: "2027-03-01", until: null },
    ]);
    expect(lastDayOf("2026-11-16", 8, WORKDAYS)).toBe("2027-01-10");
  });

  it("begins on Saturday where Friday was chosen, and ends on Thursday then", () => {
    expect(barDates({ start: 0, min: 1, max: 1 }, "2026-11-20", WORKDAYS)).toEqual({
      from: "2026-11-21",
      until: "2026-11-26",
    });
  });

  it("passes the end of a leap February", () => {
    expect(lastDayOf("2028-02-26", 1, WORKDAYS)).toBe("2028-03-02");
  });
});

describe("a plan in an address", () => {
  const read = (query: string) => planFrom(new URLSearchParams(query), offer, TODAY);

  it("comes back as it was written", () => {
    const plan: ProjectPlan = {
      size: "large",
      platforms: ["ios", "web"],
      languages: ["ar"],
      integrations: ["payment", "erp"],
      start: "2027-01-10",
    };
    const query = new URLSearchParams(planQuery(plan)).toString();
    expect(query).toBe("size=large&platforms=ios+web&languages=ar&integrations=payment+erp&start=2027-01-10");
    expect(read(query)).toEqual(plan);
    const nothing: ProjectPlan = { ...plan, platforms: [], languages: [], integrations: [], start: null };
    expect(read(new URLSearchParams(planQuery(nothing)).toString())).toEqual(nothing);
  });

  it("is also read as a form sends it, in the order of the offer and once each", () => {
    expect(read("size=small&platforms=web&platforms=ios&platforms=ios")).toMatchObject({
      size: "small",
      platforms: ["ios", "web"],
    });
    expect(read("platforms=web,ios").platforms).toEqual(["ios", "web"]);
  });

  it("is the usual one where the address says nothing, or nothing that is offered", () => {
    expect(read("")).toEqual(usualPlan(offer));
    expect(read("size=%3Cscript%3E&platforms=__proto__&languages=xx&integrations=constructor&start=soon")).toEqual(
      usualPlan(offer),
    );
    expect(read(`platforms=${"ios+".repeat(5000)}`).platforms).toEqual(["ios"]);
  });

  it("keeps what is known of a list, and drops the rest", () => {
    expect(read("platforms=ios+symbian").platforms).toEqual(["ios"]);
  });

  it("starts on a real day from today on", () => {
    expect(read(`start=${TODAY}`).start).toBe(TODAY);
    for (const start of ["2026-11-15", "2027-02-29", "9999-12-31", "0000-00-00", "1e9", "2026-11-16T10:00"])
      expect(read(`start=${start}`).start, start).toBeNull();
    expect(read(`start=${addDays(TODAY, PLAN_AHEAD_DAYS)}`).start).not.toBeNull();
    expect(read(`start=${addDays(TODAY, PLAN_AHEAD_DAYS + 1)}`).start).toBeNull();
  });

  it("is there when a size is named", () => {
    expect(carriesPlan(new URLSearchParams("service=mobile&size=small"))).toBe(true);
    expect(carriesPlan(new URLSearchParams("service=mobile&size=huge"))).toBe(false);
    expect(carriesPlan(new URLSearchParams("service=mobile"))).toBe(false);
  });
});
