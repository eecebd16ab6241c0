import { describe, expect, it } from "vitest";
import { messageNumberErrors } from "./message-numbers.ts";

const errors = (messages: Record<string, string>, language = "ar") =>
  messageNumberErrors(new Map(Object.entries(messages)), language).map(({ key, rule, values }) =>
    [key, rule, ...Object.values(values)].join(" | "),
  );

const DAYS = "{count, plural, zero {لا أيام} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}";

describe("numbers in messages", () => {
  it("agree in every form", () => {
    expect(errors({ days: DAYS })).toEqual([]);
    expect(errors({ days: "{count, plural, one {# day} other {# days}}" }, "en")).toEqual([]);
  });

  it("are read with samples of every form", () => {
    expect(errors({ days: DAYS.replace("# يومًا", "# يوم").replace("يومان", "# يوم") })).toEqual([
      "days | numberAgreement | 2 يوم | يومين",
      "days | numberAgreement | 11 يوم | 11 يومًا",
    ]);
    expect(errors({ days: "{count, plural, one {# days} other {# days}}" }, "en")).toEqual([
      "days | numberAgreement | 1 days | 1 day",
    ]);
  });

  it("choose a plural if they count: as a number, by their name elsewhere, or before a noun", () => {
    expect(errors({ a: "{n, number} من الناس", b: "عددها {count}", c: DAYS, d: "{left} عميل" })).toEqual([
      "a | messageUncounted | n",
      "b | messageUncounted | count",
      "d | messageUncounted | left",
    ]);
  });

  it("need none where the list of exceptions says why", () => {
    expect(errors({ "process.duration": `{min, number}–${DAYS}`.replace("one {يوم} ", "one {يوم} ") })).toEqual([]);
    expect(errors({ "planner.words.total": "المدة: {weeks}", weeks: DAYS.replace("count", "weeks") })).toEqual([]);
  });
});
