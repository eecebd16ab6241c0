import { useEffect, useRef } from "react";
import { request } from "#src/browser/http.ts";
import { textIn } from "./send-form.ts";

/** Asked for when the form is hydrated; without it the server asks for proof of work instead. */
export function useSignedTime(address: string) {
  const started = useRef("");
  useEffect(() => {
    const stop = new AbortController();
    request(address, { minDelayMs: 0, isQuiet: true, signal: stop.signal })
      .then((answer) => {
        started.current = textIn(answer, "started");
      })
      // The form can be sent all the same.
      .catch(() => {});
    return () => stop.abort();
  }, [address]);
  return started;
}
