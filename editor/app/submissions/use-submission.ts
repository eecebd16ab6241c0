import { useCallback, useEffect, useState } from "react";
import { type Answer, api, type Failure } from "#editor/app/content/api.ts";
import type { RefusedChange, Submission } from "#editor/contract.ts";
import { useSubmissionSummary } from "./summary.tsx";

const MAIL_POLL_MS = 3000;

/** The version that is stored now, where a change was refused because of it. */
export function currentOf({ status, refused }: Failure): Submission | null {
  // The server says so with every 409 of a submission: editor/contract.ts.
  return status === 409 ? ((refused as RefusedChange | null)?.currentSubmission ?? null) : null;
}

/** One submission. While a mail of it waits, what became of it is asked for again and again. */
export function useSubmission(reference: string) {
  const { refresh } = useSubmissionSummary();
  const [submission, setSubmission] = useState<Submission | Failure | "loading">("loading");
  const load = useCallback(async () => {
    const answer = await api.submission(reference);
    setSubmission(answer.ok ? answer.value : answer);
  }, [reference]);
  useEffect(() => {
    load();
  }, [load]);

  /** Shows what an answer brought; counts may have changed with it. */
  const take = useCallback(
    (answer: Answer<Submission>) => {
      if (answer.ok) setSubmission(answer.value);
      refresh();
    },
    [refresh],
  );

  const isWaiting = typeof submission === "object" && "mail" in submission && submission.mail === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await api.submissionMail(reference);
      if (answer.ok && answer.value.mail !== "waiting") load();
    }, MAIL_POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reference, load]);

  return { submission, load, take };
}
