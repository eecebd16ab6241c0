import { useLayoutEffect, useRef, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import { moved } from "#editor/app/content/path.ts";
import { RowButtons } from "#editor/app/controls/row-buttons.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Kind } from "#editor/contract.ts";
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
        {kind.entries.map((row) => {
          // A draft has no place yet.
          const place = published.indexOf(row);
          return (
            <li key={row.id} className="flex items-center">
              <div className="grow min-w-0">
                <EntryLink kind={kind} row={row} />
              </div>
              {place !== -1 && (
                <RowButtons
                  className="pe-2"
                  name={nameOf(kind.id, row.id)}
                  onUp={place > 0 ? () => move(place, place - 1) : null}
                  onDown={place < published.length - 1 ? () => move(place, place + 1) : null}
                />
              )}
            </li>
          );
        })}
      </ol>
      <span className="sr-only" role="status">
        {news}
      </span>
    </>
  );
}
