import { useCallback, useRef, useState } from "react";
import type { Answer } from "#editor/app/content/api.ts";
import type { AddedPicture, Reason } from "#editor/contract.ts";

/** One file on its way into the library. `share`: how much of it was sent, from 0 to 1. */
export type Upload = { key: number; name: string; share: number } & (
  | { state: "waiting" | "sending" | "unreachable" }
  | { state: "done"; added: AddedPicture }
  | { state: "refused"; why: Reason }
);

type Send = (file: File, onProgress: (share: number) => void) => Promise<Answer<AddedPicture>>;

/** Files are sent one after the other: each is decoded and made smaller by the one server behind this page. */
export function useUploads(send: Send, onAdded: (added: readonly AddedPicture[]) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const next = useRef(0);

  const add = useCallback(
    async (files: readonly File[]) => {
      const queue = files.map((file) => ({ file, key: next.current++ }));
      setUploads((last) => [
        ...last.filter(({ state }) => state !== "done"),
        ...queue.map(({ file, key }): Upload => ({ key, name: file.name, share: 0, state: "waiting" })),
      ]);
      const change = (key: number, changed: (upload: Upload) => Upload) =>
        setUploads((last) => last.map((upload) => (upload.key === key ? changed(upload) : upload)));
      const done: AddedPicture[] = [];
      for (const { file, key } of queue) {
        change(key, ({ name }) => ({ key, name, share: 0, state: "sending" }));
        const answer = await send(file, (share) => change(key, (upload) => ({ ...upload, share })));
        if (answer.ok) done.push(answer.value);
        change(key, ({ name }) => ended({ key, name, share: 1 }, answer));
      }
      if (done.length > 0) onAdded(done);
    },
    [send, onAdded],
  );
  const clear = useCallback(() => setUploads([]), []);
  return { uploads, add, clear };
}

function ended(upload: Pick<Upload, "key" | "name" | "share">, answer: Answer<AddedPicture>): Upload {
  if (answer.ok) return { ...upload, state: "done", added: answer.value };
  const [first] = answer.refused?.errors ?? [];
  return first ? { ...upload, state: "refused", why: first.reason } : { ...upload, state: "unreachable" };
}
