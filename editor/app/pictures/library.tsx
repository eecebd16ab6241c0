import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { api } from "#editor/app/content/api.ts";
import type { Library, LibraryPicture } from "#editor/contract.ts";

type LibraryValue = {
  library: Library | "loading" | "unreachable";
  findPicture: (id: string) => LibraryPicture | null;
  /** After one was added, changed or deleted, and whenever it is shown anew. */
  refresh: () => Promise<void>;
};

const LibraryContext = createContext<LibraryValue | null>(null);

/** One list of all pictures, which fields, dialogs and the page of pictures share. Loaded when one of them asks. */
export function LibraryProvider({ children }: { children: ReactNode }) {
  const [library, setLibrary] = useState<LibraryValue["library"]>("loading");
  const refresh = useCallback(async () => {
    const answer = await api.library();
    // Where loading it again fails, the last list stays.
    setLibrary((last) => (answer.ok ? answer.value : typeof last === "object" ? last : "unreachable"));
  }, []);
  const value = useMemo<LibraryValue>(() => {
    const pictures = typeof library === "object" ? library.pictures : [];
    return { library, refresh, findPicture: (id) => pictures.find((picture) => picture.id === id) ?? null };
  }, [library, refresh]);
  return <LibraryContext value={value}>{children}</LibraryContext>;
}

export function useLibrary(): LibraryValue {
  const value = useContext(LibraryContext);
  if (!value) throw new Error("useLibrary is called outside of LibraryProvider");
  const { refresh } = value;
  useEffect(() => {
    refresh();
  }, [refresh]);
  return value;
}
