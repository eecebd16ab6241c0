/** Run by `content-check.ts` in a thread: checks a folder of content each time it is asked. */
import { parentPort } from "node:worker_threads";
import { contentFindingsIn } from "#editor/model/publish/placed-errors.ts";
import { errorMessage } from "#server/error-message.ts";
import type { CheckAnswer, CheckQuestion } from "./content-check.ts";

parentPort?.on("message", ({ id, contentDir }: CheckQuestion) => {
  const answer = (): CheckAnswer => {
    try {
      return { id, findings: contentFindingsIn(contentDir) };
    } catch (error) {
      return { id, failure: errorMessage(error) };
    }
  };
  parentPort?.postMessage(answer());
});
