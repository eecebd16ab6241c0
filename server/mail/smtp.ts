import { createTransport } from "nodemailer";
import { errorMessage } from "#server/error-message.ts";
import type { SendResult } from "./outbox-worker.ts";

/** Together shorter than a lease of the outbox, so that no other process sends the same mail meanwhile. */
const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 3;

export type Address = { name: string; address: string };

export type OutgoingMail = {
  /** The same on every attempt, so that a mail sent twice is recognised. */
  messageId: string;
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
  /** Written by a person: programs that answer for someone who is away may answer it. */
  isPersonal?: boolean;
};

const AUTOMATIC = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

export function smtpSender(url: string) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send({ headers, isPersonal = false, ...mail }: OutgoingMail): Promise<SendResult> {
    try {
      await transport.sendMail({
        ...mail,
        headers: { ...headers, ...(!isPersonal && AUTOMATIC) },
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, ...failureOf(error) };
    }
  }

  return { send, verify: () => transport.verify(), close: () => transport.close() };
}

/** What the codes of nodemailer mean for whoever set SMTP_URL. */
const SENTENCES: Readonly<Record<string, string>> = {
  EAUTH: "the mail server refuses the user name or password of SMTP_URL",
  ENOAUTH: "the mail server wants a user name and password in SMTP_URL",
  EDNS: "there is no mail server by the name in SMTP_URL",
  ETLS: "the connection to the mail server cannot be encrypted",
  ECONNECTION: "the mail server of SMTP_URL cannot be reached",
  ESOCKET: "the mail server of SMTP_URL cannot be reached",
  ETIMEDOUT: "the mail server of SMTP_URL does not answer in time",
  EENVELOPE: "the mail server refuses the sender or the recipient",
  EMESSAGE: "the mail server refuses the message",
};

/** Nodemailer has one code for these and for a server that is not there; only its words tell them apart. */
const CONNECTED_AND_FAILED: readonly (readonly [RegExp, string])[] = [
  [
    /wrong version number/i,
    "the mail server does not begin with TLS: smtps:// is for port 465, smtp:// for 587 and 25",
  ],
  [/greeting never received/i, "the mail server does not greet: smtp:// is for ports 587 and 25, smtps:// for 465"],
  [/certificate|altname/i, "the certificate of the mail server is not trusted: SMTP_URL needs the name that is in it"],
];

/** Why a mail was not sent, without the address of anybody: for the log and for the check of settings. */
export function smtpReason(error: unknown): string {
  const [code, status, command] = ["code", "responseCode", "command"].map((name) => detailOf(error, name));
  const system = error instanceof Error ? /\b(?:ECONN|ENOTFOUND|EHOST|ENET|EAI_)[A-Z_]*/.exec(error.message)?.[0] : "";
  const failed = CONNECTED_AND_FAILED.find(([words]) => words.test(errorMessage(error)));
  if (failed) return failed[1];
  const details = [status, command === "CONN" ? "" : command, system].filter(Boolean).join(" ");
  const sentence = SENTENCES[code ?? ""] ?? `sending failed (${code || "for no reason given"})`;
  return details === "" ? sentence : `${sentence} (${details})`;
}

const detailOf = (error: unknown, name: string): string =>
  typeof error === "object" && error !== null && name in error ? String(Reflect.get(error, name) ?? "") : "";

/** Only a recipient refused with a permanent error is given up; everything else is tried again. */
function failureOf(error: unknown): { reason: string; loggedReason: string; isFinal: boolean } {
  const code = Number(detailOf(error, "responseCode"));
  const isFinal = code >= 500 && code < 600 && detailOf(error, "command") === "RCPT TO";
  return { reason: errorMessage(error), loggedReason: smtpReason(error), isFinal };
}
