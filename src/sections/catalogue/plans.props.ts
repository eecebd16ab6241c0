import { PERIODS, type Period } from "#domain/catalogue/periods-and-tiers.ts";
import { annualSaving, lowestMonthly, taxedPrice } from "#domain/catalogue/price.ts";
import { OTHER_SERVICE } from "#domain/forms/form-choices.ts";
import type { Locale } from "#domain/language/locale.ts";
import type { App, StoreItem } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths, withQuery } from "#src/i18n/paths.ts";
import { site } from "#src/site/site.ts";
import type { PlanSheetProps, SheetPlan } from "./plan-sheet.tsx";
import type { Price } from "./price-from.tsx";

type Plan = App["plans"][number];

/** What is sold: an app, or an item of its store. */
export type Sold = { app: string; item?: string };

/** The form for a product key, with everything chosen that is known. */
export function keyRequestHref(locale: Locale, { app, item }: Sold, plan?: Plan): string {
  return withQuery(addressOf(locale, paths.serial()), {
    app,
    ...(item !== undefined && { item }),
    ...(plan && { plan: plan.tier }),
  });
}

/** The contact form with the app, and what else is known, chosen. */
export function contactHref(locale: Locale, app: App, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(addressOf(locale, paths.contact()), { app: app.id, ...more });
}

/** What something costs a month at least; null where nothing costs anything. */
export function priceFrom(locale: Locale, plans: App["plans"]): Price | null {
  const lowest = lowestMonthly(plans);
  return lowest === null ? null : formatterIn(locale).priceParts(lowest);
}

/** The contact form with an order written in it; the words are those of src/features/contact/prefilled-message.ts. */
function orderHref(locale: Locale, { app, item }: Sold, plan: Plan, period: Period): string {
  return withQuery(addressOf(locale, paths.contact()), {
    service: OTHER_SERVICE,
    app,
    ...(item !== undefined && { item }),
    plan: plan.tier,
    period,
  });
}

/** A paid plan is ordered. An app's free plan is a download; a free plan of a store item still needs its key. */
export function chooseHref(locale: Locale, sold: Sold, plan: Plan, period: Period): string {
  if (plan.tier !== "free") return orderHref(locale, sold, plan, period);
  return sold.item === undefined
    ? `${addressOf(locale, paths.app(sold.app))}#download`
    : keyRequestHref(locale, sold, plan);
}

/** What the button of a plan says: where it leads. */
function chooseLabel({ item }: Sold, { tier }: Plan): SheetPlan["choose"] {
  if (tier !== "free") return "item.choose";
  return item === undefined ? "item.startFree.download" : "item.startFree.key";
}

/** Whether the prices include tax, with the best seller's year as the example. */
export function taxNote(locale: Locale, plans: readonly Plan[]): string {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const example = plans.find(({ bestSeller }) => bestSeller) ?? plans.at(-1);
  const { net, tax, gross } = taxedPrice(example?.prices.annual ?? 0, site.tax);
  return t(site.tax.included ? "item.tax.included" : "item.tax.excluded", {
    percent: format.percent(site.tax.percent),
    net: format.price(net),
    tax: format.price(tax),
    gross: format.price(gross),
  });
}

type PlanInput = Pick<PlanSheetProps, "head" | "notes"> & {
  entry: Pick<App | StoreItem, "plans">;
  sold: Sold;
};

/** Plans as a sheet, with what a year saves computed from the prices themselves. */
export function planSheetProps(locale: Locale, { head, notes, entry, sold }: PlanInput): PlanSheetProps {
  const format = formatterIn(locale);
  const { plans } = entry;
  const saving = Math.max(...plans.map(({ prices }) => annualSaving(prices).percent));
  return {
    t: messagesIn(locale),
    head,
    notes,
    annualSaving: saving > 0 ? format.percent(saving) : null,
    plans: plans.map((plan) => {
      const saved = annualSaving(plan.prices).minor;
      return {
        tier: plan.tier,
        choose: chooseLabel(sold, plan),
        audience: plan.audience,
        offers: PERIODS.map((period) => ({
          period,
          ...format.priceParts(plan.prices[period]),
          saving: period === "annual" && saved > 0 ? format.price(saved) : null,
          href: chooseHref(locale, sold, plan, period),
        })),
        highlights: plan.highlights,
        users: plan.users,
        role: plan.role,
        bestSeller: plan.bestSeller,
      };
    }),
  };
}
