import { useEffect, useRef } from "react";
import type { Fault } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { entryAddress, TEXT } from "./address.ts";
import { useContent } from "./content.tsx";
import type { EntryState } from "./entry-state.ts";
import type { Path } from "./path.ts";
import { useTexts } from "./texts.tsx";

/** Why nothing was saved, with the way to each field. It takes the focus when it appears. */
export function FaultSummary({ state, onGo }: { state: EntryState; onGo: (path: Path) => void }) {
  const { t, reason } = useTexts();
  const { saving, faults, theirs } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = saving === "refused" && faults.length > 0 && !theirs;
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  if (saving === "unreachable")
    return (
      <Notice tone="error" title={t("app.offlineTitle")}>
        {t("app.offlineText")}
      </Notice>
    );
  if (!isShown) return null;
  return (
    <section className="fault-summary">
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="triangle-alert" />
        {t("faults.title", { count: faults.length })}
      </h2>
      <p>{t("faults.text")}</p>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)}>
            <FaultPlace fault={fault} state={state} onGo={onGo} /> {reason(fault.reason)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FaultPlaceProps = { fault: Fault; state: EntryState; onGo: (path: Path) => void };

function FaultPlace({ fault, state, onGo }: FaultPlaceProps) {
  const { t, place } = useTexts();
  const { locales } = useContent();
  const languageOf = (code: unknown) => locales.find((locale) => locale.code === code)?.name;
  if (fault.file && !fault.path)
    return (
      <>
        {t("faults.file")} <bdi dir="ltr">{fault.file}</bdi>:
      </>
    );
  const path = fault.text === undefined ? (fault.path ?? []) : [TEXT, fault.text];
  const language = languageOf(path.at(-1));
  const words =
    fault.text === undefined
      ? [place(path, locales), language && `(${language})`].filter(Boolean).join(" ")
      : t("faults.markdown", { language: language ?? fault.text });
  if (path.length === 0) return <>{t("faults.whole")}:</>;
  return (
    <a
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
