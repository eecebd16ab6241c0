import { useMemo } from "react";
import { useContent } from "#editor/app/content/content.tsx";
import { isRecord, keyOf } from "#editor/app/content/path.ts";
import { summaryOf } from "#editor/app/fields/summary.ts";
import { TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Field, LocaleRow, Shape } from "#editor/contract.ts";
import { type Change, changesBetween, type EntryValues, type Part } from "./changes.ts";
import { diffWords, type Run } from "./word-diff.ts";

type ChangeListProps = {
  fields: readonly Field[];
  before: EntryValues;
  after: EntryValues;
  labels: { before: string; after: string };
  /** Said where nothing differs. */
  none: string;
};

/** What differs between two versions: each place with its old and its new words side by side. */
export function ChangeList({ fields, before, after, labels, none }: ChangeListProps) {
  const texts = useTexts();
  const { locales, targets } = useContent();
  const { t, place, title, option } = texts;
  const changes = useMemo(() => {
    const targetTitle = (to: string, id: string) => title(targets[to]?.find((row) => row.id === id)?.title, id);
    const say = (shape: Shape, value: unknown): string => {
      if (shape.type === "boolean") return t(value === true ? "history.yes" : "history.no");
      if (shape.type === "choice") return option(String(value));
      const line = summaryOf(shape, value, { ...texts, targetTitle });
      // A value of another time may not have today's shape.
      return line || (isRecord(value) ? JSON.stringify(value) : String(value));
    };
    return changesBetween(fields, before, after, say);
  }, [fields, before, after, targets, title, option, t, texts]);
  if (changes.length === 0) return <p>{none}</p>;
  const nameOf = ({ path, locale }: Change) => {
    const language = locales.find(({ code }) => code === locale)?.name;
    const [first, ...rest] = path;
    const name = first === TEXT ? t("markdown.title") : place([first ?? "", ...rest], locales);
    return [name, language].filter(Boolean).join(" · ");
  };
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={`${keyOf(change.path)} ${change.parts[0]?.before ?? ""}`}>
          <h3>{nameOf(change)}</h3>
          {change.parts.map((part) => (
            <PartView
              key={`${part.before} ${part.after}`}
              part={part}
              labels={labels}
              locale={locales.find(({ code }) => code === change.locale) ?? null}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

type PartViewProps = { part: Part; labels: ChangeListProps["labels"]; locale: LocaleRow | null };

function PartView({ part: { before, after }, labels, locale }: PartViewProps) {
  const { code } = useTexts();
  const runs = useMemo(() => diffWords(before ?? "", after ?? "", locale?.code ?? code), [before, after, locale, code]);
  return (
    <div className="change">
      <Side
        label={labels.before}
        isThere={before !== null}
        runs={runs.filter(({ is }) => is !== "added")}
        locale={locale}
      />
      <Side
        label={labels.after}
        isThere={after !== null}
        runs={runs.filter(({ is }) => is !== "removed")}
        locale={locale}
      />
    </div>
  );
}

type SideProps = { label: string; isThere: boolean; runs: readonly Run[]; locale: LocaleRow | null };

function Side({ label, isThere, runs, locale }: SideProps) {
  const { t } = useTexts();
  return (
    <div className="change-side">
      <p className="text-muted text-small">{label}</p>
      {isThere ? (
        <p className="change-words" {...(locale ? { lang: locale.code, dir: locale.dir } : { dir: "auto" })}>
          {keyed(runs).map(({ key, is, text }) =>
            is === "same" ? (
              <span key={key}>{text}</span>
            ) : is === "removed" ? (
              <del key={key}>{text}</del>
            ) : (
              <ins key={key}>{text}</ins>
            ),
          )}
        </p>
      ) : (
        <p className="text-muted text-small">{t("history.nothing")}</p>
      )}
    </div>
  );
}

/** Runs may say the same; their place in the text tells them apart. */
function keyed(runs: readonly Run[]): (Run & { key: number })[] {
  let length = 0;
  return runs.map((run) => {
    const key = length;
    length += run.text.length;
    return { ...run, key };
  });
}
