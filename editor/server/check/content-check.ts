import { Worker } from "node:worker_threads";
import type { ContentFindings } from "#editor/contract.ts";

export type CheckQuestion = { id: number; contentDir: string };
export type CheckAnswer = { id: number } & ({ findings: ContentFindings } | { failure: string });

type Asker = { resolve: (findings: ContentFindings) => void; reject: (error: Error) => void };

const THREAD = new URL("./content-check-thread.ts", import.meta.url);

/**
 * The check of all content takes a second, and many on a busy machine: in a thread, so that others are answered
 * meanwhile. The thread stays, since its first check is the slowest.
 */
export function createContentCheck() {
  const askers = new Map<number, Asker>();
  let thread: Worker | null = null;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(THREAD, { execArgv: [] });
    started.on("message", (answer: CheckAnswer) => {
      const asker = askers.get(answer.id);
      askers.delete(answer.id);
      if (askers.size === 0) started.unref();
      if ("findings" in answer) asker?.resolve(answer.findings);
      else asker?.reject(new Error(answer.failure));
    });
    started.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
    started.on("exit", () => end(new Error("the check of the content ended")));
    return started;
  }

  /** The next check starts another thread. */
  function end(why: Error) {
    thread = null;
    for (const { reject } of askers.values()) reject(why);
    askers.clear();
  }

  return (contentDir: string): Promise<ContentFindings> =>
    new Promise((resolve, reject) => {
      thread ??= start();
      asked += 1;
      askers.set(asked, { resolve, reject });
      thread.ref();
      thread.postMessage({ id: asked, contentDir } satisfies CheckQuestion);
    });
}
