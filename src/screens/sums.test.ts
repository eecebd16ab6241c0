import { describe, expect, it } from "vitest";
import { screenTexts } from "#src/content/screens.ts";
import { locales } from "#src/site/site.ts";

/* Who knows the trade adds up what a screen shows. */

const VAT = 0.15;
const numberIn = (figure: string) => Number(figure.replace(/,/g, "").replace("−", "-"));
const sumOf = (figures: readonly string[]) => figures.reduce((sum, figure) => sum + numberIn(figure), 0);

function expectTaxed(sums: readonly { amount: string }[]) {
  const [net = 0, tax, total] = sums.map(({ amount }) => numberIn(amount));
  expect(tax).toBeCloseTo(net * VAT, 2);
  expect(total).toBeCloseTo(net * (1 + VAT), 2);
}

describe.each(locales)("Mizan in %s", (locale) => {
  const till = screenTexts("mizan", locale);
  const receipt = screenTexts("mizan-receipt", locale);
  const close = screenTexts("mizan-close", locale);

  it("prints the order that the till shows", () => {
    expect(receipt.lines).toEqual(
      till.lines.map(({ item, count, amount }) => {
        return { name: till.items[item]?.name, count, price: till.items[item]?.price, amount };
      }),
    );
    expect(receipt.sums.map(({ amount }) => amount)).toEqual(till.sums.map(({ amount }) => amount));
    expect(receipt.paidBy.amount).toBe(receipt.sums[2]?.amount);
    for (const { count, price, amount } of receipt.lines)
      expect(numberIn(amount)).toBeCloseTo(count * numberIn(price), 2);
    expect(numberIn(receipt.sums[0]?.amount ?? "")).toBeCloseTo(sumOf(receipt.lines.map(({ amount }) => amount)), 2);
    expectTaxed(receipt.sums);
  });

  it("closes a day whose hours, payments and cashiers add up to its sales", () => {
    const [sales = 0, tax = 0] = close.totals.map(({ amount }) => numberIn(amount));
    expect(sales - tax).toBeCloseTo(tax / VAT, 2);
    expect(sumOf(close.hours.map(String))).toBe(sales);
    expect(sumOf(close.methods.map(({ amount }) => amount))).toBeCloseTo(sales, 2);
    expect(sumOf(close.cashiers.map(({ amount }) => amount))).toBeCloseTo(sales, 2);
    const counted = close.notes.reduce((sum, { value, count }) => sum + value * count, 0);
    expect(numberIn(close.expected.amount)).toBe(sumOf([close.opening.amount, close.methods[0]?.amount ?? ""]));
    expect(numberIn(close.difference.amount)).toBe(counted - numberIn(close.expected.amount));
  });
});

describe.each(locales)("Masqat in %s", (locale) => {
  const plan = screenTexts("masqat", locale);
  const sheet = screenTexts("masqat-quantities", locale);

  it("exports the quantities of the plan", () => {
    expect(sheet.items.map(({ name, quantity, unit }) => [name, numberIn(quantity), unit])).toEqual(
      plan.rows.map(({ name, amount, unit }) => [name, numberIn(amount), unit]),
    );
  });

  it("adds up rooms, items and tax", () => {
    expect(sumOf(sheet.rooms.map(({ quantity }) => quantity))).toBeCloseTo(numberIn(sheet.items[4]?.quantity ?? ""), 2);
    for (const { quantity, rate, amount } of sheet.items)
      expect(numberIn(amount)).toBeCloseTo(numberIn(quantity) * numberIn(rate), 2);
    expect(numberIn(sheet.sums[0]?.amount ?? "")).toBeCloseTo(sumOf(sheet.items.map(({ amount }) => amount)), 2);
    expectTaxed(sheet.sums);
  });
});
