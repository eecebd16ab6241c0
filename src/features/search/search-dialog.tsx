import { type RefObject, useEffect } from "react";
import type { SearchData } from "./data/search-data.ts";
import { SearchPanel } from "./search-panel.tsx";
import { useSearch } from "./use-search.ts";

export type SearchDialogProps = { data: SearchData; ref: RefObject<HTMLDialogElement | null> };

/** The search in a modal dialog. Whether it is open is the platform's to know: it closes it on Escape and outside. */
export function SearchDialog({ data, ref }: SearchDialogProps) {
  const search = useSearch(data.index);
  const close = () => ref.current?.close();
  useEffect(() => {
    openModal(ref.current);
  }, [ref]);
  return (
    <dialog ref={ref} className="search-dialog" closedby="any" aria-label={data.title}>
      <SearchPanel data={data} search={search} onSubmit={close} onClose={close} />
    </dialog>
  );
}

/** Also for a dialog that was moved in the document: it is open then, but no longer modal. */
export function openModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.matches(":modal")) return;
  // Not close(), which gives the focus back and fires an event.
  dialog.removeAttribute("open");
  dialog.showModal();
}
