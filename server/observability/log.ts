import type { Env } from "#server/env.ts";

export type LogEntry = Readonly<Record<string, string | number | boolean | undefined>>;
export type AnsweredRequest = { requestId: string; method: string; path: string; status: number; startedAt: number };
export type Log = {
  info: (entry: LogEntry) => void;
  error: (entry: LogEntry) => void;
  /** One line for each request. The path is shortened; the query is never written, it may be personal. */
  request: (answered: AnsweredRequest) => void;
};

const LONGEST_PATH = 200;

/** One JSON object a line. Entries hold no personal data: no addresses, no query strings, no bodies. */
export function createLog(level: Env["LOG_LEVEL"], write: (line: string) => void = gathered()): Log {
  const at = (name: "info" | "error") => (entry: LogEntry) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level: name, ...entry })}\n`);
  const nothing = () => {};
  const info = level === "info" ? at("info") : nothing;
  return {
    info,
    error: level === "silent" ? nothing : at("error"),
    request:
      level === "info"
        ? ({ requestId, method, path, status, startedAt }) =>
            info({
              event: "request",
              requestId,
              method,
              path: path.slice(0, LONGEST_PATH),
              status,
              ms: Math.round((performance.now() - startedAt) * 10) / 10,
            })
        : nothing,
  };
}

/** Lines that come in one go are written in one go: a call of the system for each would cost more than the answer. */
function gathered(): (line: string) => void {
  let lines = "";
  const flush = () => {
    if (lines === "") return;
    process.stdout.write(lines);
    lines = "";
  };
  process.on("exit", flush);
  return (line) => {
    if (lines === "") setImmediate(flush);
    lines += line;
  };
}
