/** Which plural form a number takes: "few" for 5 in Arabic. Also in the browser, where numbers change. */
export function pluralForm(formatting: string, count: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(formatting).select(count);
}
