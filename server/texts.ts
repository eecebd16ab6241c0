import { createTranslator } from "use-intl/core";
import { FORM_IDS, FORMS, type FormError, possibleErrors } from "#domain/forms/forms.ts";
import type { MessageTexts, ServerFacts } from "#domain/site/server-facts.ts";

/** What can be wrong with a request as a whole. */
export const REQUEST_ERRORS = [
  "fields",
  "unreadable",
  "large",
  "type",
  "origin",
  "key",
  "rate",
  "down",
  "proof",
] as const;
export type RequestError = (typeof REQUEST_ERRORS)[number];

export type Texts = {
  /** A message of the namespaces forms, mail and plans. */
  text: (key: string, values?: Record<string, string | number>) => string;
  fieldError: (error: FormError) => string;
  requestError: (error: RequestError, values?: { minutes: number }) => string;
};

export type TextsIn = (locale: string) => Texts;

/** The server's words in each language. A build that lacks any of those for errors stops the start. */
export function createTexts({ locales, messages, timeZone, defaultLocale }: ServerFacts): TextsIn {
  const all = new Map(
    locales.map(({ code, formatting }) => [code, textsOver(messages[code] ?? {}, formatting, timeZone)]),
  );
  const fallback = all.get(defaultLocale);
  if (!fallback) throw new Error(`server-facts.json: there are no texts in "${defaultLocale}"`);
  for (const texts of all.values()) readEveryError(texts);
  return (locale) => all.get(locale) ?? fallback;
}

function textsOver(messages: MessageTexts, locale: string, timeZone: string): Texts {
  const found = new Map<string, (values?: Record<string, string | number>) => string>();
  const text: Texts["text"] = (key, values) => {
    let say = found.get(key);
    if (!say) {
      const translate = createTranslator({
        locale,
        timeZone,
        messages: { message: messageAt(messages, key) },
        onError(error) {
          throw error;
        },
      });
      say = (given) => translate("message", given);
      found.set(key, say);
    }
    return say(values);
  };
  return {
    text,
    fieldError: ({ field, code, values }) => text(`forms.errors.${field}.${code}`, values),
    requestError: (error, values) => text(`forms.errors.form.${error}`, values),
  };
}

function messageAt(messages: MessageTexts, key: string): string {
  let found: string | MessageTexts | undefined = messages;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  if (typeof found !== "string") throw new Error(`there is no message "${key}"`);
  return found;
}

function readEveryError({ fieldError, requestError }: Texts) {
  for (const { name, min = 0, max = 0, ...field } of FORM_IDS.flatMap((id) => FORMS[id]))
    for (const code of possibleErrors({ name, min, max, ...field }))
      fieldError({ field: name, code, values: { min, max } });
  for (const error of REQUEST_ERRORS) requestError(error, { minutes: 1 });
}
