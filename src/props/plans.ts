import type { Locale } from "#domain/locale.ts";
import { annualSavingPercent, majorUnits, PERIODS, type Period } from "#domain/price.ts";
import type { App } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { PlanSheetProps } from "#src/sections/plan-sheet.tsx";
import { directionOf } from "#src/site/site.ts";

type PlanInput = Pick<PlanSheetProps, "head" | "note" | "carousel"> & { app: App | undefined };

/** The plans of one app as a sheet, with what a year saves computed from the prices themselves. */
export function planSheetProps(locale: Locale, { head, note, carousel, app }: PlanInput): PlanSheetProps {
  if (!app) throw new Error("content/apps: there is no app whose plans could be shown");
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const every: Record<Period, string> = {
    monthly: t("plans.everyMonth"),
    annual: t("plans.everyYear"),
    eternal: t("plans.once"),
  };
  const saving = Math.max(...app.plans.map(({ prices }) => annualSavingPercent(prices)));
  const mostUsers = Math.max(...app.plans.map(({ users }) => users));
  return {
    head,
    note,
    carousel,
    direction: directionOf(locale),
    periodLabel: t("plans.period"),
    periods: PERIODS.map((id) => ({
      id,
      label: t(`plans.${id}`),
      ...(id === "annual" && saving > 0 && { saving: `−${format.percent(saving)}` }),
    })),
    plans: app.plans.map((plan) => {
      const name = t(`plans.${plan.tier}`);
      const free = plan.tier === "free";
      return {
        id: plan.tier,
        name,
        audience: plan.audience,
        prices: PERIODS.map((period) => ({
          period,
          amount: format.number(majorUnits(plan.prices[period])),
          currency: t("plans.currency"),
          every: free ? t("plans.forever") : every[period],
        })),
        choose: {
          href: addressOf(locale, free ? paths.app(app.id) : paths.serial()),
          label: free ? t("plans.download") : t("plans.choose", { plan: name }),
        },
        highlights: plan.highlights,
        users: t("plans.users", { count: plan.users }),
        // Plans differ by orders of magnitude; a logarithm keeps the smallest visible.
        capacityPercent: Math.round(10 + 85 * (Math.log(plan.users + 1) / Math.log(mostUsers + 1))),
        bestSeller: plan.bestSeller ? t("plans.bestSeller") : null,
      };
    }),
  };
}
