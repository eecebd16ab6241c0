import { isSingle, useContent } from "#editor/app/content/content.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { EntryChange } from "#editor/contract.ts";

/** The name of an entry that may be gone. */
export function useEntryName() {
  const { title, kind: kindName } = useTexts();
  const { kindOf } = useContent();
  return ({ kind, id, title: titles }: Pick<EntryChange, "kind" | "id" | "title">) => {
    const row = kindOf(kind);
    return row && isSingle(row) ? kindName(row.label) : title(titles, id);
  };
}
