import type { Translate } from "#domain/language/translate.ts";
import "./price-from.css";

export type Price = { amount: string; currency: string; isCurrencyFirst: boolean };
export type PriceTexts = { from: string; everyMonth: string; free: string };

/** The keys of messages that a price is written with. */
export type PriceMessages = "apps.from" | "plans.everyMonth" | "plans.free";

export function priceTexts(t: Translate<PriceMessages>): PriceTexts {
  return { from: t("apps.from"), everyMonth: t("plans.everyMonth"), free: t("plans.free") };
}

/** `price` is null where everything is free. */
export type PriceFromProps = { texts: PriceTexts; price: Price | null };

/** "from SAR 29 per month", the figure larger than the words. */
export function PriceFrom({ texts, price }: PriceFromProps) {
  if (price === null) return <p className="price-from">{texts.free}</p>;
  const { amount, currency, isCurrencyFirst } = price;
  return (
    <p className="price-from">
      {texts.from} {isCurrencyFirst && `${currency} `}
      <b>{amount}</b> {!isCurrencyFirst && `${currency} `}
      <span>{texts.everyMonth}</span>
    </p>
  );
}
