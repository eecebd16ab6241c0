import { z } from "zod";
import type { Localizer } from "./localized.ts";
import { pricesSchema, TIERS } from "./price.ts";

export const planSchema = (localized: Localizer) =>
  z.strictObject({
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
  });

/** The plans of one product: each tier at most once, in the order of tiers, one best seller at most. */
export const plansSchema = (localized: Localizer) =>
  z
    .array(planSchema(localized))
    .min(1)
    .superRefine((plans, context) => {
      const positions = plans.map((plan) => TIERS.indexOf(plan.tier));
      if (positions.some((position, index) => index > 0 && position <= (positions[index - 1] ?? -1)))
        context.addIssue({ code: "custom", message: `tiers stand once each, in the order ${TIERS.join(", ")}` });
      if (plans.filter((plan) => plan.bestSeller).length > 1)
        context.addIssue({ code: "custom", message: "only one plan can be the best seller" });
      for (const [index, plan] of plans.entries())
        if ((plan.tier === "free") !== Object.values(plan.prices).every((price) => price === 0))
          context.addIssue({
            code: "custom",
            path: [index, "prices"],
            message: "the free plan costs 0 in every period, and no other plan does",
          });
    });
