import { z } from "zod";
import type { Tier } from "./periods-and-tiers.ts";

const MINOR_UNITS = 100;
const MONTHS_A_YEAR = 12;

/** Editors write 29 or 29.5; everything after works in whole minor units, so sums are exact. */
export const priceSchema = z
  .number()
  .nonnegative()
  .refine((value) => Number.isInteger(Math.round(value * MINOR_UNITS * 1e6) / 1e6), "at most two decimals")
  .transform((value) => Math.round(value * MINOR_UNITS));

export const pricesSchema = z.strictObject({
  monthly: priceSchema,
  annual: priceSchema,
  eternal: priceSchema,
});
export type Prices = z.output<typeof pricesSchema>;

/** How much a year saves against twelve months, in minor units and in whole percent; 0 if nothing. */
export function annualSaving({ monthly, annual }: Pick<Prices, "monthly" | "annual">): {
  minor: number;
  percent: number;
} {
  const twelveMonths = monthly * MONTHS_A_YEAR;
  const minor = Math.max(0, twelveMonths - annual);
  return { minor, percent: minor === 0 ? 0 : Math.round((minor * 100) / twelveMonths) };
}

/** The lowest price of a month, free plans aside; null where everything is free. */
export function lowestMonthly(plans: readonly { prices: Pick<Prices, "monthly"> }[]): number | null {
  const paid = plans.map(({ prices }) => prices.monthly).filter((price) => price > 0);
  return paid.length === 0 ? null : Math.min(...paid);
}

export function hasFreePlan(plans: readonly { tier: Tier }[]): boolean {
  return plans.some(({ tier }) => tier === "free");
}

/** The sales tax of the store: its rate, and whether prices include it. */
export const taxSchema = z.strictObject({
  percent: z.number().min(0).max(50),
  included: z.boolean().meta({ description: "true: the store's prices are what one pays" }),
});
export type Tax = z.output<typeof taxSchema>;

/** A price split into net and tax. Net and tax always add up to gross: the tax is rounded, the net is what is left. */
export function taxedPrice(minor: number, { percent, included }: Tax): { net: number; tax: number; gross: number } {
  if (included) {
    const tax = Math.round((minor * percent) / (100 + percent));
    return { net: minor - tax, tax, gross: minor };
  }
  const tax = Math.round((minor * percent) / 100);
  return { net: minor, tax, gross: minor + tax };
}

export function majorUnits(minor: number): number {
  return minor / MINOR_UNITS;
}
