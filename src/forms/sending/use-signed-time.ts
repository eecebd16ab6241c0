import { useEffect, useRef } from "react";
import { textIn } from "./send-form.ts";

/** Asked for when the form is hydrated; without it the server asks for proof of work instead. */
export function useSignedTime(address: string) {
  const started = useRef("");
  useEffect(() => {
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then((answer) => answer.json())
      .then((answer) => {
        started.current = textIn(answer, "started");
      })
      .catch(() => {});
    return () => stop.abort();
  }, [address]);
  return started;
}
