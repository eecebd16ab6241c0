import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { api, type Failure } from "#editor/app/content/api.ts";
import { useContent } from "#editor/app/content/content.tsx";
import type { SubmissionSummary } from "#editor/contract.ts";

const REFRESH_MS = 60_000;

type SummaryValue = {
  /** "none": there is no store yet. */
  summary: SubmissionSummary | Failure | "loading" | "none";
  /** How many nobody has dealt with. */
  newCount: number;
  refresh: () => Promise<void>;
};

const SummaryContext = createContext<SummaryValue | null>(null);

/** How many submissions there are, for whoever may answer them; asked for again each minute. */
export function SubmissionSummaryProvider({ children }: { children: ReactNode }) {
  const { person } = useContent();
  const [summary, setSummary] = useState<SummaryValue["summary"]>("loading");
  const mayAnswer = person.may.includes("answer");
  const refresh = useCallback(async () => {
    const answer = await api.submissionSummary();
    setSummary(answer.ok ? (answer.value ?? "none") : answer);
  }, []);
  useEffect(() => {
    if (!mayAnswer) return;
    refresh();
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [mayAnswer, refresh]);
  const value = useMemo(() => {
    const counts = typeof summary === "object" && "counts" in summary ? summary.counts : [];
    const newCount = counts.filter(({ state }) => state === "new").reduce((sum, { count }) => sum + count, 0);
    return { summary, newCount, refresh };
  }, [summary, refresh]);
  return <SummaryContext value={value}>{children}</SummaryContext>;
}

export function useSubmissionSummary(): SummaryValue {
  const value = useContext(SummaryContext);
  if (!value) throw new Error("useSubmissionSummary is called outside of SubmissionSummaryProvider");
  return value;
}
