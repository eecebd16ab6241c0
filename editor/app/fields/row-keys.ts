import { useState } from "react";
import { moved } from "#editor/app/content/path.ts";

let last = 0;
const fresh = (count: number): readonly number[] => Array.from({ length: count }, () => ++last);

/** Rows of a file have no names. These stay with their row while it moves, so that what is open in it stays open. */
export function useRowKeys(length: number) {
  const [keys, setKeys] = useState(() => fresh(length));
  let current = keys;
  // Changed from outside, by another version of the entry: nothing tells which row is which.
  if (keys.length !== length) {
    current = [...keys.slice(0, length), ...fresh(Math.max(0, length - keys.length))];
    setKeys(current);
  }
  return {
    keys: current,
    insert: (index: number) => setKeys(current.toSpliced(index, 0, ...fresh(1))),
    remove: (index: number) => setKeys(current.toSpliced(index, 1)),
    move: (from: number, to: number) => setKeys(moved(current, from, to)),
  };
}
