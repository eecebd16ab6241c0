import { z } from "zod";

export const PERIODS = ["monthly", "annual", "eternal"] as const;
export type Period = (typeof PERIODS)[number];

export const TIERS = ["free", "personal", "smallBusinesses", "mediumCompanies"] as const;
export type Tier = (typeof TIERS)[number];

const MINOR_UNITS = 100;

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

/** What a year costs less than twelve months, in whole percent; 0 when it does not. */
export function annualSavingPercent({ monthly, annual }: Prices): number {
  const twelveMonths = monthly * 12;
  if (twelveMonths === 0 || annual >= twelveMonths) return 0;
  return Math.round(((twelveMonths - annual) / twelveMonths) * 100);
}

export function majorUnits(minor: number): number {
  return minor / MINOR_UNITS;
}
