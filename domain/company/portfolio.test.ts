import { expect, it } from "vitest";
import { pickCases } from "./portfolio.ts";

const entry = (id: string, ...screens: string[]) => ({ id, screens });
const ids = (cases: { id: string }[]) => cases.map(({ id }) => id);

it("passes over a case whose screen is already shown", () => {
  const cases = [
    entry("clinics", "mawid", "day"),
    entry("care", "day"),
    entry("shops", "raff"),
    entry("water", "daftar"),
  ];
  expect(ids(pickCases(cases, 3))).toEqual(["clinics", "shops", "water"]);
});

it("fills up with the next in line where there are too few screens, and keeps the order", () => {
  const cases = [entry("cafes", "mizan"), entry("markets", "mizan"), entry("trading", "daftar")];
  expect(ids(pickCases(cases, 3))).toEqual(["cafes", "markets", "trading"]);
});
