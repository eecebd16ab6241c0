import { readFileSync } from "node:fs";

type Make = (path: string) => Uint8Array;

export type FileCacheLimits = {
  /** Bytes it may hold. */
  most: number;
  /** Bytes it reads before anybody asks. */
  ahead: number;
};

/** Files in memory, as many as fit; the one that has not been asked for longest makes room for another. */
export function fileCache({ most, ahead }: FileCacheLimits) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let size = 0;
  let isFull = false;

  function add(path: string, make: Make): Uint8Array<ArrayBuffer> {
    const body = new Uint8Array(make(path));
    files.set(path, body);
    size += body.byteLength;
    for (const [oldest, { byteLength }] of files) {
      if (size <= most || oldest === path) break;
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
      // Where everything fits, nothing needs to be kept in order.
      if (isFull) {
        files.delete(path);
        files.set(path, body);
      }
      return body;
    },
    readAhead(path: string) {
      if (size < ahead && !files.has(path)) add(path, readFileSync);
    },
    size: () => size,
  };
}
