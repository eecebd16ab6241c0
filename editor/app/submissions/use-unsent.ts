import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from "react";

/** What was typed and not sent, for as long as this window is open: another page may be looked at meanwhile. */
const kept = new Map<string, unknown>();

/** As useState; asks before the window is closed while something is not sent. */
export function useUnsent<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  // Only this hook writes to the map, under keys that are used for one type each.
  const [value, setValue] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  const isUnsent = JSON.stringify(value) !== JSON.stringify(initial);
  useEffect(() => {
    if (isUnsent) kept.set(key, value);
    else kept.delete(key);
  }, [key, value, isUnsent]);
  const ask = useCallback((event: BeforeUnloadEvent) => event.preventDefault(), []);
  useEffect(() => {
    if (!isUnsent) return;
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsent, ask]);
  return [value, setValue];
}
