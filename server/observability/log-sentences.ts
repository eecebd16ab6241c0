import type { LogEntry } from "./log.ts";

/** What each event of the log means, for people at a terminal; names in braces stand for fields of the entry. */
export const LOG_SENTENCES: Readonly<Record<string, string>> = {
  request: "{method} {path} answered with {status} in {ms} ms",
  refused: "a request that could not be read was answered with {status}",
  failure: "a request failed: {error}",
  "csp-violation": "a browser refused {blocked} on {page} because of {directive} ({source} line {line})",
  "submission-not-stored": "a submission of the form {form} could not be stored: {error}",
  "link-not-followed": "a link of a mail could not be answered: {error}",
  "store-not-open": "{error} Pages are served; forms ask to come back later, until it can be used",
  "storage-down": "the store of submissions cannot be written: {error}",
  "database-connection-lost": "a connection to the database was lost: {error}",
  "secret-is-local": "the secret is the one in DATA_DIR; {advice}",
  "mail-waits": "no mail is sent: {reason}",
  sent: "sent message {message} ({channel}, attempt {attempts})",
  "not-sent": "message {message} could not be sent ({channel}, attempt {attempts}) and will be tried again: {reason}",
  "refused-for-good": "message {message} was refused for good ({channel}, attempt {attempts}): {reason}",
  "mail-limit-reached": "{limit} mails were sent within an hour (MAIL_LIMIT); the others wait",
  "mail-postponed": "message {message} ({channel}) waits: its recipient got as many as MAIL_LIMIT_PER_ADDRESS allows",
  "outbox-unreadable": "the outbox cannot be read: {error}",
  "outbox-unwritable": "the result of sending message {message} could not be stored: {error}",
  retention: "deleted {submissions} expired submissions, {subscriptions} sign-ups and {clientHashes} client hashes",
  "retention-refused": "expired data was not deleted, since the clock may be wrong: {error}",
  "retention-failed": "expired data could not be deleted: {error}",
  "process-started": "started a process for {role} (pid {pid})",
  "process-hung": "the process for {role} (pid {pid}) no longer answers and is ended",
  "process-ended": "a process for {role} ended unexpectedly (code {code}, signal {signal}) and is started again",
  "release-starting": "starting processes for the release {release}",
  "release-shown": "the release {release} is shown; processes of the one before end when their visitors have gone",
  "release-refused": "the release {release} could not be started and is not shown; the lines before say why",
  "release-unreadable": "the current release cannot be read: {error}",
  "articles-due": "the day of these articles has come, and they are being published: {articles}",
  "articles-not-published": "what is due could not be published and is tried again in ten minutes: {error}",
  "api-unreachable": "the API process cannot be reached: {error}",
  "metrics-not-served": "there are no metrics: {error}",
  stopping: "stopping: requests that have arrived are still answered",
};

/** Visitors choose some of the values: none may move the cursor or begin a line; only an error has several lines. */
function shownValue(name: string, value: LogEntry[string]): string {
  const text = String(value ?? "none").replace(/[\p{Cc}--\n]/gv, " ");
  return name === "error" ? text : text.replaceAll("\n", " ");
}

const padded = (number: number) => String(number).padStart(2, "0");

/** One entry as a line for a terminal: the local time, a mark for errors, a sentence, the request it belongs to. */
export function logSentence(level: "info" | "error", { event, requestId, ...fields }: LogEntry, at: Date): string {
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(padded).join(":");
  const template = LOG_SENTENCES[String(event)];
  const sentence = template?.replace(/\{(\w+)\}/g, (_, name: string) => shownValue(name, fields[name]));
  const known = sentence ?? [event, JSON.stringify(fields)].join(" ");
  const request = level === "error" && requestId !== undefined ? ` [request ${requestId}]` : "";
  return `${time} ${level === "error" ? "ERROR " : ""}${known}${request}\n`;
}
