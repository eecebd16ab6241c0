import { memoize } from "#domain/cache/memoize.ts";

const rulesIn = memoize((formatting: string) => new Intl.PluralRules(formatting), { keyOf: String });

/** Which plural form a number takes: "few" for 5 in Arabic. Also in the browser, where numbers change. */
export const pluralForm = (formatting: string, count: number): Intl.LDMLPluralRule => rulesIn(formatting).select(count);
