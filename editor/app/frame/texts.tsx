import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import { createFormatter, createTranslator } from "use-intl/core";
import type { Failure } from "#editor/app/content/api.ts";
import { isRecord, type Path, parsePath, valueAt } from "#editor/app/content/path.ts";
import type { Field, LocaleRow, Reason, Titles } from "#editor/contract.ts";
import ar from "#editor/texts/ar.json";
import en from "#editor/texts/en.json";

/** The editor's own languages, the first of which it opens in. They need not be those of the site. */
const CATALOGUES: Readonly<Record<string, typeof ar>> = { ar, en };
const KEY = "editor-language";

export const INTERFACE_LANGUAGES = Object.entries(CATALOGUES).map(([code, { ui }]) => ({ code, name: ui.language }));

function textsIn(code: string) {
  const catalogue = CATALOGUES[code] ?? ar;
  const locale = catalogue.ui.formatting;
  const timeZone = "UTC";
  const format = createFormatter({ locale, timeZone });
  // The rules that may be broken are named by the server: any key, with any values.
  const sentence: (key: never, values: never) => string = createTranslator({ locale, timeZone, messages: catalogue });
  const wordsAt = (key: string): string | null => {
    const found = valueAt(catalogue, parsePath(key));
    return typeof found === "string" ? found : null;
  };
  const reason = ({ key, values }: Reason) =>
    sentence((wordsAt(key) === null ? "errors.schema" : key) as never, values as never);
  const fieldNames = new Map(Object.entries<string>(catalogue.fields));
  return {
    code,
    dir: catalogue.ui.dir,
    t: createTranslator({ locale, timeZone, messages: catalogue, namespace: "ui" }),
    format,
    /** A day and time where the writer is. */
    moment: (at: Date) =>
      format.dateTime(at, {
        day: "numeric",
        month: "long",
        year: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    /** Of a hundred, with its sign on the side where the language has it. */
    percent: (value: number) => format.number(value / 100, { style: "percent" }),
    /** The words of another entry, announced in the language they are in where the editor speaks it. */
    example: (text: string, language: string | undefined) =>
      (CATALOGUES[language ?? ""] ?? catalogue).ui.field.example.replace("{text}", () => text),
    labelOf: ({ label, name }: Pick<Field, "label" | "name">) => (label && wordsAt(label)) || name,
    noteOf: ({ note }: Pick<Field, "note">) => (note ? (wordsAt(note) ?? undefined) : undefined),
    kind: (key: string) => wordsAt(key) ?? key,
    /** One of the values a choice offers, or of the names in a map. */
    option: (value: string) => {
      const options: unknown = catalogue.options;
      const words = isRecord(options) ? options[value] : undefined;
      return typeof words === "string" ? words : value;
    },
    /** A place in an entry as people say it: Plans › 2 › Prices. The language stands beside it, not in it. */
    place: (path: Path, locales: readonly LocaleRow[]) =>
      path
        .filter((step) => !locales.some(({ code: language }) => language === step))
        .map((step) => (typeof step === "number" ? String(step + 1) : (fieldNames.get(step) ?? step)))
        .join(" › "),
    /** Some sentences are made while a file is checked; they have no text of their own and are shown as they are. */
    reason,
    /** Why a request was not carried out: the first error the server named, or that it did not answer. */
    refusal: ({ refused }: Pick<Failure, "refused">) => {
      const [first] = refused?.errors ?? [];
      return first ? reason(first.reason) : catalogue.ui.app.offlineTitle;
    },
    /** A title in this language, else in any. */
    title: (titles: Titles | undefined, id: string) =>
      titles?.[code] || Object.values(titles ?? {}).find(Boolean) || id,
  };
}

export type Texts = ReturnType<typeof textsIn>;

const TextsContext = createContext<(Texts & { setLanguage: (code: string) => void }) | null>(null);

export function TextsProvider({ children }: { children: ReactNode }) {
  const [code, setCode] = useState(() => localStorage.getItem(KEY) ?? INTERFACE_LANGUAGES[0]?.code ?? "ar");
  const texts = useMemo(() => textsIn(code), [code]);
  const value = useMemo(() => {
    const setLanguage = (next: string) => {
      localStorage.setItem(KEY, next);
      setCode(next);
    };
    return { ...texts, setLanguage };
  }, [texts]);
  useLayoutEffect(() => {
    document.documentElement.lang = texts.code;
    document.documentElement.dir = texts.dir;
  }, [texts]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

export function useTexts() {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("useTexts is called outside of TextsProvider");
  return texts;
}
