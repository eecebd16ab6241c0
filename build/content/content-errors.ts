/** Messages of errors in content, in English; the editor has them in its own languages. */
export const CONTENT_RULES = {
  schema: "{message}",
  notJson: "{message}",
  unknownReference: 'there is no {target} "{id}"; known are {known}',
  idNotPlace: 'is "{id}" but the file\'s place says "{expected}"',
  noService: "one service at least must be shown",
  serviceCount: 'says "{found}", but the site shows {count}',
  reservedId: '"{id}" is the address of another page',
  textMissing: 'is missing; write it, or deactivate "{locale}"',
  fileMissing: "is missing",
  headingsDiffer: "the texts do not have the same headings; levels are {levels}",
  pictureMissing: 'the file "{target}" is not beside it',
  pictureUndescribed: 'the picture "{target}" needs a description: ![what it shows]({target})',
  pictureNoDescription: 'the picture "{id}" needs a description in "{locale}"; write it in content/pictures/{id}.json',
  picturePlaceholder:
    '"{alt}" does not say what the picture "{id}" shows; describe it in "{locale}" in content/pictures/{id}.json',
  pictureInSentence: 'the picture "{target}" needs a paragraph of its own',
  linkTooEarly: 'the link "{target}" leads to an article that appears on {date}',
  linkNowhere: 'the link "{target}" leads nowhere; inner links are written like /apps/daftar',
  linkForm: 'the link "{target}" must begin with /, https:// or #',
  repeatedTitle: "needs a title of its own; this is that of {other}",
  repeatedDescription: "needs a description of its own; this is that of {other}",
  questionTwice: 'the id "{id}" stands twice',
  questionMissing: "{id} is missing; it is in {other}",
  questionSurplus: "{id} is not in {other}",
  messageMissing: "is missing; translate it from {other}",
  fieldWordsMissing: "is missing; domain/forms/forms.ts has a field that needs it",
  messageSurplus: "is not in {other}; delete it, or add it there",
  messageArguments: "has the arguments ({given}); {other} has ({wanted})",
  messagePlural: 'lacks the plural form "{form}"',
  messageOfTheme: "stands in place of {neutral}, which is missing or has other arguments",
  messageSyntax: "is not valid ICU: {message}",
  messageUncounted:
    'the number "{argument}" needs the plural forms of the language, or a row in UNCOUNTED of build/content/message-numbers.ts with the reason',
  percentNotIsolated: 'write "{right}" for "{found}": after an Arabic word the sign would stand on the wrong side',
  compactNotation: 'write "{right}" for "{found}"',
  numberAgreement: 'write "{right}" for "{found}": number and noun do not agree',
  spelling: 'write "{right}" for "{found}": one spelling everywhere, see build/content/language-tables.ts',
  term: 'write "{right}" for "{found}": one name everywhere, see TERMS in build/content/language-tables.ts',
  logoMissing: "is missing; brand.logo of content/site.json names it",
  logoForm: "{message}",
  unreadableColor: "cannot be read: {message}",
} as const;
export type ContentRule = keyof typeof CONTENT_RULES;

export type ContentError = {
  /** Below the content folder. */
  file: string;
  /** Path of the field, with dots between; empty for the whole file. */
  field: string;
  rule: ContentRule;
  values: Readonly<Record<string, string>>;
};

/** One line: file, field, what is allowed. */
export function errorLine({ file, field, rule, values }: ContentError): string {
  const sentence = CONTENT_RULES[rule].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const isMissing = rule === "textMissing" || rule === "fileMissing" || rule === "logoMissing";
  return [`content/${file}${isMissing ? ` ${sentence}` : ""}`, field, isMissing ? "" : sentence]
    .filter(Boolean)
    .join(": ");
}
