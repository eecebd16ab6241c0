import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { type Answer, api } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import type { Publishing, Refused, TakeBack, Unpublished } from "#editor/contract.ts";

/** While something runs, and otherwise: somebody else may begin to publish. */
const LOOK_AGAIN_MS = { running: 1000, idle: 20_000 };

type PublishingValue = {
  /** Null before it is known. */
  publishing: Publishing | null;
  /** Null before it is known. */
  unpublished: Unpublished | null;
  /** The server does not answer. */
  isAway: boolean;
  isRunning: boolean;
  mayPublish: boolean;
  /** Why the last request was refused. */
  refused: Refused | null;
  publish: () => Promise<void>;
  undo: () => Promise<void>;
  show: (release: string) => Promise<void>;
  cancel: () => Promise<void>;
  /** Saved changes, of one entry or all of them, become what visitors see. */
  takeBack: (what: TakeBack) => Promise<void>;
  /** Somebody else may have changed the files. */
  lookAgain: () => Promise<void>;
};

const PublishingContext = createContext<PublishingValue | null>(null);

/** How many changes no visitor sees yet. */
export const countOf = ({ entries, files }: Pick<Unpublished, "entries" | "files">) => entries.length + files.length;

/** What is not published yet, and the publication that runs, whoever began it. */
export function PublishingProvider({ children }: { children: ReactNode }) {
  const { kinds, person, refresh } = useContent();
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const [compared, setCompared] = useState<{ shown: string | null; changes: Unpublished } | null>(null);
  const [isAway, setAway] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const mayPublish = person.may.includes("publish");
  const isRunning = publishing?.run?.result === null;

  const look = useCallback(async () => {
    const answer = await api.publishing();
    setAway(!answer.ok);
    if (answer.ok) setPublishing(answer.value);
  }, []);
  const shown = publishing?.current ?? null;
  // What was compared with the site before is not said of the new one.
  const unpublished = compared?.shown === shown ? compared.changes : null;
  const compare = useCallback(async () => {
    const answer = await api.unpublished();
    setAway(!answer.ok);
    if (answer.ok) setCompared({ shown, changes: answer.value });
  }, [shown]);

  useEffect(() => {
    look();
    const timer = setInterval(
      () => document.visibilityState === "visible" && look(),
      isRunning ? LOOK_AGAIN_MS.running : LOOK_AGAIN_MS.idle,
    );
    return () => clearInterval(timer);
  }, [look, isRunning]);
  const lookAgain = useCallback(async () => {
    await Promise.all([look(), compare()]);
  }, [look, compare]);
  const isPossible = mayPublish && publishing !== null && publishing.target !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save
  useEffect(() => {
    if (isPossible && !isRunning) compare();
  }, [compare, kinds, isPossible, isRunning]);

  const value = useMemo<PublishingValue>(() => {
    const ask = async (request: Promise<Answer<null>>) => {
      const answer = await request;
      setRefused(answer.ok ? null : (answer.refused ?? { errors: [] }));
      await look();
    };
    return {
      publishing,
      unpublished,
      isAway,
      isRunning,
      mayPublish,
      refused,
      publish: () => ask(api.publish()),
      undo: () => ask(api.undoPublishing()),
      show: (release) => ask(api.showRelease(release)),
      cancel: () => ask(api.cancelPublishing()),
      takeBack: async (what) => {
        await ask(api.takeBack(what));
        await refresh();
      },
      lookAgain,
    };
  }, [publishing, unpublished, isAway, isRunning, mayPublish, refused, look, lookAgain, refresh]);
  return <PublishingContext value={value}>{children}</PublishingContext>;
}

export function usePublishing(): PublishingValue {
  const value = useContext(PublishingContext);
  if (!value) throw new Error("usePublishing is called outside of PublishingProvider");
  return value;
}
