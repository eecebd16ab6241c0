import { createTranslator } from "use-intl/core";
import { FORM_IDS, FORMS, type FormFault, possibleFaults } from "#domain/forms/forms.ts";
import type { MessageTexts, ServerFacts } from "#domain/site/server-facts.ts";

/** What can be wrong with a request as a whole. */
export const REQUEST_FAULTS = [
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
export type RequestFault = (typeof REQUEST_FAULTS)[number];

export type Texts = {
  /** A message of the namespaces forms, mail and plans. */
  text: (key: string, values?: Record<string, string | number>) => string;
  fieldFault: (fault: FormFault) => string;
  requestFault: (fault: RequestFault, values?: { minutes: number }) => string;
};

export type TextsIn = (locale: string) => Texts;

/** The server's words in each language. A build that lacks any of those for faults stops the start. */
export function createTexts({ locales, messages, timeZone, defaultLocale }: ServerFacts): TextsIn {
  const all = new Map(
    locales.map(({ code, formatting }) => [code, textsOver(messages[code] ?? {}, formatting, timeZone)]),
  );
  const fallback = all.get(defaultLocale);
  if (!fallback) throw new Error(`server-facts.json: there are no texts in "${defaultLocale}"`);
  for (const texts of all.values()) readEveryFault(texts);
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
    fieldFault: ({ field, code, values }) => text(`forms.errors.${field}.${code}`, values),
    requestFault: (fault, values) => text(`forms.errors.form.${fault}`, values),
  };
}

function messageAt(messages: MessageTexts, key: string): string {
  let found: string | MessageTexts | undefined = messages;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  if (typeof found !== "string") throw new Error(`there is no message "${key}"`);
  return found;
}

function readEveryFault({ fieldFault, requestFault }: Texts) {
  for (const { name, min = 0, max = 0, ...field } of FORM_IDS.flatMap((id) => FORMS[id]))
    for (const code of possibleFaults({ name, min, max, ...field }))
      fieldFault({ field: name, code, values: { min, max } });
  for (const fault of REQUEST_FAULTS) requestFault(fault, { minutes: 1 });
}
