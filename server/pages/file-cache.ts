import { readFileSync } from "node:fs";

type Make = (path: string) => Uint8Array;

export type FileCacheLimits = {
  /** Bytes it may hold. */
  maxBytes: number;
  /** Bytes it reads before anybody asks. */
  preloadBytes: number;
};

/** Files in memory, as many as fit: a least-recently-used cache. */
export function fileCache({ maxBytes, preloadBytes }: FileCacheLimits) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let size = 0;
  let isFull = false;

  function add(path: string, make: Make): Uint8Array<ArrayBuffer> {
    const body = new Uint8Array(make(path));
    files.set(path, body);
    size += body.byteLength;
    for (const [oldest, { byteLength }] of files) {
      if (size <= maxBytes || oldest === path) break;
      files.delete(oldest);
      size -= byteLength;
      isFull = true;
    }
    return body;
  }

  return {
    /** A file that is not there can be made of another. */
    read(path: string, make: Make = readFileSync): Uint8Array<ArrayBuffer> {
      const body = files.get(path);
      if (!body) return add(path, make);
      // As long as everything fits, the order of use does not matter.
      if (isFull) {
        files.delete(path);
        files.set(path, body);
      }
      return body;
    },
    preload(path: string) {
      if (size < preloadBytes && !files.has(path)) add(path, readFileSync);
    },
    size: () => size,
  };
}
