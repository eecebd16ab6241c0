import { describe, expect, it } from "vitest";
import { type ProjectPlan, usualPlan } from "#domain/planner/project-plan.ts";
import { describePlan, listIn, movedStart, type PlannedService, type PlanWords, planMessage } from "./plan-words.ts";

const numbers = Array.from({ length: 30 }, (_, weeks) => weeks);

const words: PlanWords = {
  formatting: "en-GB",
  workdays: ["sat", "sun", "mon", "tue", "wed", "thu"],
  weeks: {
    exact: numbers.map((weeks) => `${weeks} weeks`),
    range: numbers.map((weeks) => `{min}–${weeks} weeks`),
    ongoing: "ongoing",
  },
  list: { between: ", ", last: " and " },
  what: { small: "{service}: small", medium: "{service}: medium", large: "{service}: large" },
  on: " for {list}",
  in: " in {list}",
  with: " with {list}",
  end: ".",
  total: "It takes {weeks}.",
  when: "From {start}, done between {earliest} and {latest}.",
  step: "{step}: {weeks}",
  stepDates: "{step}: {weeks}, {dates}",
  from: "from {from}",
  letter: "Hello\n{summary}\n{steps}\n{url}",
};

const service: PlannedService = {
  id: "mobile",
  title: "Apps",
  steps: [
    { id: "consultation", title: "Consultation", published: { minWeeks: 1, maxWeeks: 2 } },
    { id: "development", title: "Development", published: { minWeeks: 4, maxWeeks: 4 } },
    { id: "deployment", title: "Care", published: null },
  ],
  offer: {
    platforms: [
      { id: "ios", name: "iOS", isUsual: true },
      { id: "android", name: "Android", isUsual: true },
    ],
    languages: [{ id: "ar", name: "Arabic", isUsual: true }],
    integrations: [{ id: "maps", name: "{start} maps", isUsual: false }],
  },
};

const plan = (change: Partial<ProjectPlan> = {}): ProjectPlan => ({ ...usualPlan(service.offer), ...change });

describe("a plan in words", () => {
  it("says what and how long, in weeks where no start is known", () => {
    const { steps, weeks, sentences } = describePlan(plan(), service, words);
    expect(sentences).toEqual(["Apps: medium for iOS and Android in Arabic."]);
    expect(weeks).toBe("5–6 weeks");
    expect(steps.map((step) => [step.weeks, step.dates])).toEqual([
      ["1–2 weeks", null],
      ["4 weeks", null],
      ["ongoing", null],
    ]);
  });

  it("names the days once there is a start, from the first day that is worked on", () => {
    const { steps, sentences } = describePlan(plan({ start: "2026-11-20" }), service, words);
    expect(sentences[1]).toBe("From Saturday, 21 November 2026, done between 24 December 2026 and 31 December 2026.");
    expect(steps.map(({ dates }) => dates)).toEqual([
      "21 November – 3 December 2026",
      "5 – 31 December 2026",
      "from 2 January 2027",
    ]);
    expect(movedStart({ start: "2026-11-20" }, words)).toBe("2026-11-21");
    expect(movedStart({ start: "2026-11-21" }, words)).toBeNull();
    expect(movedStart({ start: null }, words)).toBeNull();
  });

  it("leaves out what was not chosen, and takes a name with braces as it is", () => {
    const bare = plan({ platforms: [], languages: [], integrations: ["maps"], size: "large" });
    expect(describePlan(bare, service, words).sentences[0]).toBe("Apps: large with {start} maps.");
  });

  it("is a message with its steps and its address, free of hidden marks", () => {
    const message = planMessage(
      plan({ start: "2026-11-16" }),
      service,
      { ...words, formatting: "ar-u-nu-latn" },
      "/plan",
    );
    expect(message.split("\n")).toEqual([
      "Hello",
      "Apps: medium for iOS and Android in Arabic.",
      "From الاثنين، 16 نوفمبر 2026, done between 20 ديسمبر 2026 and 27 ديسمبر 2026.",
      "It takes 5–6 weeks.",
      "Consultation: 1–2 weeks, 16–29 نوفمبر 2026",
      "Development: 4 weeks, 30 نوفمبر – 27 ديسمبر 2026",
      "Care: ongoing, from 28 ديسمبر 2026",
      "/plan",
    ]);
  });

  it("lists one, two and many", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((names) => listIn(words, names))).toEqual([
      "",
      "a",
      "a and b",
      "a, b and c",
    ]);
  });
});
