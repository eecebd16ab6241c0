import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useTexts } from "#editor/app/frame/texts.tsx";
import type { Content, EntryRow, Kind, KindId } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { api } from "./api.ts";

type Known = Content & {
  kindOf: (id: KindId) => Kind | undefined;
  rowOf: (kind: KindId, id: string) => EntryRow | undefined;
  /** What people call an entry: its title, or that of its kind where there is only one. */
  nameOf: (kind: KindId, id: string) => string;
  /** After something was saved, made or deleted. */
  refresh: () => Promise<void>;
};

/** A kind of one file, which is always there. */
export const isSingle = ({ fixed, entries }: Kind) => fixed && entries.length === 1;

const ContentContext = createContext<Known | null>(null);

/** What there is to edit; nothing is shown before it is known. */
export function ContentProvider({ children }: { children: ReactNode }) {
  const [content, setContent] = useState<Content | "loading" | "unreachable">("loading");
  const { t, title, kind: kindName } = useTexts();
  const refresh = useCallback(async () => {
    const answer = await api.content();
    // A list that could not be read anew is still better than none.
    setContent((known) => (answer.ok ? answer.value : typeof known === "object" ? known : "unreachable"));
  }, []);
  useEffect(() => {
    refresh();
  }, [refresh]);
  const known = useMemo<Known | null>(() => {
    if (typeof content === "string") return null;
    const kindOf = (id: KindId) => content.kinds.find((kind) => kind.id === id);
    const rowOf = (kind: KindId, id: string) => kindOf(kind)?.entries.find((row) => row.id === id);
    const nameOf = (id: KindId, entry: string) => {
      const kind = kindOf(id);
      return kind && isSingle(kind) ? kindName(kind.label) : title(rowOf(id, entry)?.title, entry);
    };
    return { ...content, kindOf, rowOf, nameOf, refresh };
  }, [content, refresh, title, kindName]);

  if (known) return <ContentContext value={known}>{children}</ContentContext>;
  return (
    <main className="whole-page">
      {content === "loading" ? (
        <Notice tone="loading" title={t("app.loading")} />
      ) : (
        <Notice
          tone="error"
          title={t("app.offlineTitle")}
          actions={
            <button type="button" className="button button-soft" onClick={() => refresh()}>
              {t("app.retry")}
            </button>
          }
        >
          {t("app.offlineText")}
        </Notice>
      )}
    </main>
  );
}

export function useContent(): Known {
  const known = useContext(ContentContext);
  if (!known) throw new Error("the content is not known yet");
  return known;
}
