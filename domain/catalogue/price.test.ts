import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { annualSaving, hasFreePlan, lowestMonthly, majorUnits, priceSchema, taxedPrice } from "./price.ts";

describe("prices in content", () => {
  it.each([
    [29, 2900],
    [0.29, 29],
    [19.99, 1999],
    [1.1, 110],
    [0, 0],
  ])("%s becomes %s minor units, exactly", (written, minor) => {
    expect(priceSchema.parse(written)).toBe(minor);
    expect(majorUnits(minor)).toBe(written);
  });

  it.each([29.999, -1, Number.NaN, "29"])("%s is no price", (written) => {
    expect(priceSchema.safeParse(written).success).toBe(false);
  });
});

describe("what a year saves", () => {
  it("compares the year with twelve months", () => {
    expect(annualSaving({ monthly: 2900, annual: 29000 })).toEqual({ minor: 5800, percent: 17 });
    // In floating point 12 × 0.1 is not 1.2, and a saving of nothing would show.
    expect(annualSaving({ monthly: 10, annual: 120 })).toEqual({ minor: 0, percent: 0 });
  });

  it("is nothing where the year costs more, and where it is free", () => {
    expect(annualSaving({ monthly: 1000, annual: 13000 })).toEqual({ minor: 0, percent: 0 });
    expect(annualSaving({ monthly: 0, annual: 0 })).toEqual({ minor: 0, percent: 0 });
  });
});

describe("the price a shelf names", () => {
  const plan = (tier: "free" | "personal", monthly: number) => ({ tier, prices: { monthly } });

  it("is the lowest one that is paid", () => {
    expect(lowestMonthly([plan("free", 0), plan("personal", 8900), plan("personal", 2900)])).toBe(2900);
    expect(lowestMonthly([plan("free", 0)])).toBeNull();
  });

  it("knows whether one can start for nothing", () => {
    expect(hasFreePlan([plan("free", 0), plan("personal", 2900)])).toBe(true);
    expect(hasFreePlan([plan("personal", 2900)])).toBe(false);
  });
});

describe("sales tax", () => {
  it("is taken out of a price that holds it", () => {
    expect(taxedPrice(89000, { percent: 15, included: true })).toEqual({ net: 77391, tax: 11609, gross: 89000 });
  });

  it("is put on top of one that does not", () => {
    expect(taxedPrice(89000, { percent: 15, included: false })).toEqual({ net: 89000, tax: 13350, gross: 102350 });
  });

  it("always adds up, in whole minor units", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 50 }), fc.boolean(), (minor, percent, included) => {
        const { net, tax, gross } = taxedPrice(minor, { percent, included });
        expect(net + tax).toBe(gross);
        expect([net, tax, gross].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });
});
