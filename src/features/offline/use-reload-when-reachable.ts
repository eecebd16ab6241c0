import { useEffect } from "react";

/** Delays between two tries, the last one repeated: a network that is said to be back may still need a moment. */
const DELAYS_MS = [0, 2_000, 5_000, 10_000, 30_000];

/** Reloads as soon as the page at this address can be fetched; `own` is the one address at which there is nothing to wait for. */
export function useReloadWhenReachable(own: string) {
  useEffect(() => {
    if (location.pathname === own) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const attempt = async (tries: number) => {
      // Not by GET, which the service worker would answer.
      const request = fetch(location.href, { method: "HEAD", cache: "no-store", signal });
      const isReachable = await request.then(
        () => true,
        () => false,
      );
      if (isReachable) location.reload();
      else schedule(tries + 1);
    };
    const schedule = (tries: number) => {
      clearTimeout(timer);
      if (signal.aborted || !navigator.onLine) return;
      timer = setTimeout(() => void attempt(tries), DELAYS_MS[Math.min(tries, DELAYS_MS.length - 1)]);
    };

    schedule(0);
    addEventListener("online", () => schedule(0), { signal });
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [own]);
}
