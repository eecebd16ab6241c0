import type { Env } from "#server/env.ts";
import { logSentence } from "./log-sentences.ts";

export type LogEntry = Readonly<Record<string, string | number | boolean | undefined>>;
export type AnsweredRequest = {
  requestId: string;
  method: string;
  path: string;
  status: number;
  startedAt: number;
  /** An error page that was asked for by its own address: no failure, whatever its status. */
  isErrorPage?: boolean;
};
export type Log = {
  info: (entry: LogEntry) => void;
  error: (entry: LogEntry) => void;
  /** One line for each request. The path is shortened; the query is never written, it may be personal. */
  request: (answered: AnsweredRequest) => void;
  /** An answer to what is no request that can be read. */
  refused: (answered: Pick<AnsweredRequest, "requestId" | "status">) => void;
};

const MAX_PATH_LENGTH = 200;

/**
 * Sentences for a person at a terminal; elsewhere one JSON object a line. Entries hold no personal data: no addresses,
 * no query strings, no bodies.
 */
export function createLog(
  level: Env["LOG_LEVEL"],
  writeTo?: (line: string) => void,
  isTerminal: boolean = writeTo === undefined && process.stdout.isTTY === true,
): Log {
  const write = writeTo ?? batchedStdout();
  const writeAt = (name: "info" | "error") =>
    isTerminal
      ? (entry: LogEntry) => write(logSentence(name, entry, new Date()))
      : (entry: LogEntry) => write(`${JSON.stringify({ time: new Date().toISOString(), level: name, ...entry })}\n`);
  const ignore = () => {};
  const info = level === "info" ? writeAt("info") : ignore;
  return {
    info,
    error: level === "silent" ? ignore : writeAt("error"),
    request:
      level === "info"
        ? ({ requestId, method, path, status, startedAt }) =>
            info({
              event: "request",
              requestId,
              method,
              path: path.slice(0, MAX_PATH_LENGTH),
              status,
              ms: Math.round((performance.now() - startedAt) * 10) / 10,
            })
        : ignore,
    refused: ({ requestId, status }) => info({ event: "refused", requestId, status }),
  };
}

/** Lines of the same moment are written by one system call: one call for each would cost more than the answer. */
function batchedStdout(): (line: string) => void {
  let lines = "";
  const flush = () => {
    if (lines === "") return;
    process.stdout.write(lines);
    lines = "";
  };
  // Whoever read the log is gone; visitors need not go with them.
  process.stdout.on("error", () => {});
  process.on("exit", flush);
  return (line) => {
    if (lines === "") setImmediate(flush);
    lines += line;
  };
}
