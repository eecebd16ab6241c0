import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Unreachable } from "#editor/app/frame/unreachable.tsx";
import { StrangerPage } from "#editor/app/sign-in/stranger-page.tsx";
import type { Content, EntryRow, Kind, KindId } from "#editor/contract.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { api, type Failure } from "./api.ts";

type ContentValue = Content & {
  kindOf: (id: KindId) => Kind | undefined;
  rowOf: (kind: KindId, id: string) => EntryRow | undefined;
  /** The title of an entry, or of its kind where that has only one. */
  nameOf: (kind: KindId, id: string) => string;
  /** After something was saved, made or deleted. */
  refresh: () => Promise<void>;
};

/** A kind of one file, which is always there. */
export const isSingle = ({ fixed, entries }: Kind) => fixed && entries.length === 1;

/** Why whoever asks sees nothing: a key of the texts. */
type Stranger = { stranger: string };

const isContent = (value: Content | Stranger | string): value is Content =>
  typeof value === "object" && "kinds" in value;
const failureOf = ({ status, refused }: Failure) =>
  status === 401 ? { stranger: refused?.errors[0]?.reason.key ?? "" } : ("unreachable" as const);

const ContentContext = createContext<ContentValue | null>(null);

/** Loads the list of what there is to edit, and shows nothing before it is there. */
export function ContentProvider({ children }: { children: ReactNode }) {
  const [content, setContent] = useState<Content | "loading" | "unreachable" | Stranger>("loading");
  const { t, title, kind: kindName } = useTexts();
  const refresh = useCallback(async () => {
    const answer = await api.content();
    // Where loading it again fails, the last list stays.
    setContent((last) => (answer.ok ? answer.value : isContent(last) ? last : failureOf(answer)));
  }, []);
  useEffect(() => {
    refresh();
  }, [refresh]);
  const value = useMemo<ContentValue | null>(() => {
    if (!isContent(content)) return null;
    const kindOf = (id: KindId) => content.kinds.find((kind) => kind.id === id);
    const rowOf = (kind: KindId, id: string) => kindOf(kind)?.entries.find((row) => row.id === id);
    const nameOf = (id: KindId, entry: string) => {
      const kind = kindOf(id);
      return kind && isSingle(kind) ? kindName(kind.label) : title(rowOf(id, entry)?.title, entry);
    };
    return { ...content, kindOf, rowOf, nameOf, refresh };
  }, [content, refresh, title, kindName]);

  if (value) return <ContentContext value={value}>{children}</ContentContext>;
  if (typeof content === "object" && "stranger" in content)
    return <StrangerPage reason={content.stranger} onSignedIn={refresh} />;
  return (
    <main className="grid place-content-center min-h-dvh p-(--gutter)">
      {content === "loading" ? <Notice tone="loading" title={t("app.loading")} /> : <Unreachable onRetry={refresh} />}
    </main>
  );
}

export function useContent(): ContentValue {
  const value = useContext(ContentContext);
  if (!value) throw new Error("useContent is called outside of ContentProvider");
  return value;
}
