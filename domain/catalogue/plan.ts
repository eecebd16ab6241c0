import { z } from "zod";
import type { Localizer } from "#domain/language/localized.ts";
import { TIERS } from "./periods-and-tiers.ts";
import { pricesSchema } from "./price.ts";

const planSchema = (localized: Localizer) =>
  z
    .strictObject({
      tier: z.enum(TIERS),
      audience: localized(z.string().min(4).max(80)).meta({ description: "Who it is for, one line" }),
      users: z.int().positive().meta({ description: "How many people may use it" }),
      role: localized(z.string().min(2).max(60)).meta({ description: "What those people may do" }),
      prices: pricesSchema,
      highlights: z
        .array(localized(z.string().min(2).max(60)))
        .min(2)
        .max(6),
      bestSeller: z.boolean().default(false),
    })
    .refine(({ tier, prices }) => (tier === "free") === Object.values(prices).every((price) => price === 0), {
      path: ["prices"],
      message: "the free plan costs 0 in every period, and no other plan does",
    });

/** The plans of one product: each tier at most once, in the order of tiers, one best seller at most. */
export const plansSchema = (localized: Localizer) =>
  z
    .array(planSchema(localized))
    .min(1)
    .refine((plans) => isRising(plans.map(({ tier }) => TIERS.indexOf(tier))), {
      message: `tiers stand once each, in the order ${TIERS.join(", ")}`,
    })
    .refine((plans) => plans.filter(({ bestSeller }) => bestSeller).length <= 1, {
      message: "only one plan can be the best seller",
    });

const isRising = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
