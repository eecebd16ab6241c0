import { useLayoutEffect, useRef, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { moved } from "#editor/app/content/path.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Kind } from "#editor/contract.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { EntryLink } from "./entry-link.tsx";

/** The entries of a kind with buttons that move them; each move is saved at once. */
export function OrderedRows({ kind }: { kind: Kind }) {
  const { t } = useTexts();
  const { nameOf, refresh } = useContent();
  const [news, setNews] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const movedTo = useRef<{ id: string | undefined; button: "up" | "down" }>(null);
  const published = kind.entries.filter(({ states }) => states.some((state) => state !== "draft"));
  const move = async (from: number, to: number) => {
    movedTo.current = { id: published[from]?.id, button: to < from ? "up" : "down" };
    const answer = await api.order(kind.id, { ids: moved(published, from, to).map(({ id }) => id) });
    await refresh();
    setNews(t(answer.ok ? "list.moved" : "save.refused", { place: to + 1, count: published.length }));
  };
  // A row that is put elsewhere in the document loses the focus.
  useLayoutEffect(() => {
    if (!movedTo.current) return;
    const { id, button: name } = movedTo.current;
    const row = list.current?.children[kind.entries.findIndex((entry) => entry.id === id)];
    const button =
      row?.querySelector<HTMLElement>(`[data-move=${name}]:enabled`) ??
      row?.querySelector<HTMLElement>("[data-move]:enabled");
    button?.focus();
    movedTo.current = null;
  }, [kind.entries]);
  return (
    <>
      <ol className="ruled border border-line rounded-card bg-surface overflow-clip" ref={list}>
        {kind.entries.map((row) => (
          <li key={row.id} className="flex items-center">
            <div className="grow min-w-0">
              <EntryLink kind={kind} row={row} />
            </div>
            <MoveButtons
              name={nameOf(kind.id, row.id)}
              place={published.indexOf(row)}
              count={published.length}
              onMove={move}
            />
          </li>
        ))}
      </ol>
      <span className="sr-only" role="status">
        {news}
      </span>
    </>
  );
}

type MoveButtonsProps = {
  name: string;
  /** -1: a draft, which has no place yet. */
  place: number;
  count: number;
  onMove: (from: number, to: number) => void;
};

function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const { t } = useTexts();
  if (place === -1) return null;
  return (
    <div className="row-buttons pe-2">
      <button
        type="button"
        className="row-button row-up"
        data-move="up"
        aria-label={t("list.up", { row: name })}
        disabled={place === 0}
        onClick={() => onMove(place, place - 1)}
      >
        <Icon name="chevron-down" />
      </button>
      <button
        type="button"
        className="row-button"
        data-move="down"
        aria-label={t("list.down", { row: name })}
        disabled={place === count - 1}
        onClick={() => onMove(place, place + 1)}
      >
        <Icon name="chevron-down" />
      </button>
    </div>
  );
}
