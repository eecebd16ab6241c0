import { readFileSync } from "node:fs";

/** Files in memory, as many as fit; the one that has not been asked for longest makes room for another. */
export function fileCache(limit: number) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let size = 0;
  let isFull = false;

  function add(path: string): Uint8Array<ArrayBuffer> {
    const body = new Uint8Array(readFileSync(path));
    files.set(path, body);
    size += body.byteLength;
    for (const [oldest, { byteLength }] of files) {
      if (size <= limit || oldest === path) break;
      files.delete(oldest);
      size -= byteLength;
      isFull = true;
    }
    return body;
  }

  return {
    read(path: string): Uint8Array<ArrayBuffer> {
      const body = files.get(path);
      if (!body) return add(path);
      // Where everything fits, nothing needs to be kept in order.
      if (isFull) {
        files.delete(path);
        files.set(path, body);
      }
      return body;
    },
    readWhileThereIsRoom(path: string) {
      if (!isFull && !files.has(path)) add(path);
    },
    size: () => size,
  };
}
