import { useEffect, useRef } from "react";
import { useContent } from "#editor/app/content/content.tsx";
import type { Path } from "#editor/app/content/path.ts";
import { entryAddress, TEXT } from "#editor/app/frame/address.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import { ErrorPlace } from "#editor/app/publish/error-places.tsx";
import type { EntryError } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { type EntryState, isDraft } from "./entry-state.ts";

/** Why nothing was saved, with the way to each field. It takes the focus when it appears. */
export function ErrorSummary({ state, onGo }: { state: EntryState; onGo: (path: Path) => void }) {
  const { t } = useTexts();
  const { saving, errors, theirs } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = saving === "refused" && errors.length > 0 && !theirs;
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  if (saving === "unreachable") return <Unreachable />;
  if (!isShown) return null;
  return (
    <section className="error-summary py-4.5 px-5.5 rounded-control bg-accent-soft">
      <h2 className="flex items-center gap-2.5 tracking-normal" ref={heading} tabIndex={-1}>
        <Icon className="text-accent-ink" name="triangle-alert" />
        {t(isDraft(state.base) ? "errors.notPublished" : "errors.title", { count: errors.length })}
      </h2>
      <p className="text-copy">{t("errors.text")}</p>
      <ErrorList errors={errors} state={state} onGo={onGo} />
    </section>
  );
}

type ErrorListProps = { errors: readonly EntryError[]; state: EntryState; onGo: (path: Path) => void };

/** Each place, which leads to its field, and what it needs. */
export function ErrorList({ errors, state, onGo }: ErrorListProps) {
  const { reason } = useTexts();
  return (
    <ul className="grid gap-1.5 pt-3">
      {errors.map((error) => (
        <li key={JSON.stringify(error)} className="wrap-anywhere">
          {error.kind === undefined ? (
            <FieldPlace error={error} state={state} onGo={onGo} />
          ) : (
            <ErrorPlace error={error} />
          )}{" "}
          {reason(error.reason)}
        </li>
      ))}
    </ul>
  );
}

type FieldPlaceProps = { error: EntryError; state: EntryState; onGo: (path: Path) => void };

function FieldPlace({ error, state, onGo }: FieldPlaceProps) {
  const { t, place } = useTexts();
  const { locales } = useContent();
  const languageOf = (code: unknown) => locales.find((locale) => locale.code === code)?.name;
  if (error.file !== undefined)
    return (
      <>
        {t("errors.file")} <bdi dir="ltr">{error.file}</bdi>:
      </>
    );
  const path = error.text === undefined ? (error.path ?? []) : [TEXT, error.text];
  const language = languageOf(path.at(-1));
  const words =
    error.text === undefined
      ? [place(path, locales), language && `(${language})`].filter(Boolean).join(" ")
      : t("errors.markdown", { language: language ?? error.text });
  if (path.length === 0) return <>{t("errors.whole")}:</>;
  return (
    <a
      className="me-1.5 font-strong underline"
      href={entryAddress(state.base.kind, state.base.id, path)}
      onClick={(event) => {
        event.preventDefault();
        onGo(path);
      }}
    >
      {words}
    </a>
  );
}
