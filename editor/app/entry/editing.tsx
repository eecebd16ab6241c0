import { createContext, useContext, useMemo, useState } from "react";
import { exampleAt, isWithin, keyOf, type Path } from "#editor/app/content/path.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Content, EntryError, KindId, LocaleRow } from "#editor/contract.ts";

/** What every field of the entry needs; it stays the same while one types. */
export type Editing = {
  kind: KindId;
  id: string;
  locales: readonly LocaleRow[];
  targets: Content["targets"];
  set: (path: Path, value: unknown) => void;
  /** The data of a published entry, for the empty fields of a new one; null where there is none. */
  example: unknown;
};
/** What is marked in the form: refused fields, and the one to focus. */
export type Marks = { errors: readonly EntryError[]; target: Path | null };

const EditingContext = createContext<Editing | null>(null);
const MarksContext = createContext<Marks>({ errors: [], target: null });

export function EditingProvider({
  editing,
  marks,
  children,
}: {
  editing: Editing;
  marks: Marks;
  children: React.ReactNode;
}) {
  return (
    <EditingContext value={editing}>
      <MarksContext value={marks}>{children}</MarksContext>
    </EditingContext>
  );
}

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("useEditing is called outside of EditingProvider");
  return editing;
}

/** What stands in an empty field: the words of another entry at the same place. */
export function useExampleOf(path: Path, language?: string): string | undefined {
  const { example } = useEditing();
  const texts = useTexts();
  const found = example === null ? undefined : exampleAt(example, path);
  const text = typeof found === "string" || typeof found === "number" ? String(found) : "";
  return text === "" ? undefined : texts.example(text, language);
}

/** The errors of one field, and how many there are inside it. */
export function useErrors(path: Path) {
  const { errors } = useContext(MarksContext);
  const key = keyOf(path);
  return useMemo(() => {
    const own = errors.filter((error) => error.kind === undefined);
    const here = own.filter((error) => error.path && keyOf(error.path) === key);
    const within = own.filter((error) => error.path && isWithin(error.path, path));
    return { here, count: within.length };
  }, [errors, key, path]);
}

/** Whether a collapsible part is open; it opens by itself when a field inside gets the focus from elsewhere. */
export function useFold(path: Path, initially = false) {
  const { target } = useContext(MarksContext);
  const leadsThere = target !== null && isWithin(target, path);
  const [isOpen, setOpen] = useState(initially || leadsThere);
  const [seen, setSeen] = useState(target);
  if (target !== seen) {
    setSeen(target);
    if (leadsThere) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}
