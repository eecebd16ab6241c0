import { useState } from "react";
import type { Answer } from "#editor/app/content/api.ts";
import { useTexts } from "#editor/app/frame/texts.tsx";

/** One request of a form: whether it is under way, and why it was refused. */
export function useSending() {
  const { refusal } = useTexts();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async <T>(ask: () => Promise<Answer<T>>, onDone: (value: T) => void) => {
    if (isSending) return;
    setSending(true);
    setError(null);
    const answer = await ask();
    setSending(false);
    if (answer.ok) return onDone(answer.value);
    setError(refusal(answer));
  };
  return { isSending, error, setError, send };
}
