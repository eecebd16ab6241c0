import { useCallback, useEffect, useRef, useState } from "react";
import { type Address, isSamePlace, parseAddress } from "./address.ts";

/**
 * The address of the window, and what stands in the way of leaving it. Links are ordinary links: when one is followed
 * while `isGuarded`, the old address comes back and the new one waits for an answer.
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

  /** Goes there whatever stands in the way. */
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
