import type { Env } from "./env.ts";

export type LogEntry = Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = { info: (entry: LogEntry) => void; error: (entry: LogEntry) => void };

/** One JSON object a line. Entries hold no personal data: no addresses, no query strings, no bodies. */
export function createLog(
  level: Env["LOG_LEVEL"],
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const at = (name: "info" | "error") => (entry: LogEntry) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level: name, ...entry })}\n`);
  return {
    info: level === "info" ? at("info") : () => {},
    error: level === "silent" ? () => {} : at("error"),
  };
}
