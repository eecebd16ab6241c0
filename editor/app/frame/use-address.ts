import { useCallback, useEffect, useRef, useState } from "react";
import { type Address, isSamePlace, parseAddress } from "./address.ts";

/**
 * The address of the window, and the guard against leaving unsaved changes. Links are ordinary links: when one is
 * followed while `isGuarded`, the old address is restored and the new one waits for a decision.
 */
export function useAddress(isGuarded: () => boolean) {
  const [hash, setHash] = useState(location.hash);
  const [waiting, setWaiting] = useState<string | null>(null);
  const shown = useRef(hash);

  const show = useCallback((next: string) => {
    shown.current = next;
    setHash(next);
    setWaiting(null);
  }, []);

  useEffect(() => {
    const follow = () => {
      const next = location.hash;
      if (next === shown.current) return;
      if (isGuarded() && !isSamePlace(parseAddress(next), parseAddress(shown.current))) {
        history.pushState(null, "", shown.current || "#/");
        setWaiting(next);
      } else show(next);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [isGuarded, show]);

  /** Goes there without asking the guard. */
  const go = useCallback(
    (next: string) => {
      history.pushState(null, "", next);
      show(next);
    },
    [show],
  );
  const stay = useCallback(() => setWaiting(null), []);

  const address: Address = parseAddress(hash);
  return { address, hash, waiting, go, stay };
}
