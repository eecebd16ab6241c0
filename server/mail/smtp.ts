import { createTransport } from "nodemailer";
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
};

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

  async function send({ headers, ...mail }: OutgoingMail): Promise<SendResult> {
    try {
      await transport.sendMail({
        ...mail,
        headers: { ...headers, "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, ...failureOf(error) };
    }
  }

  return { send, close: () => transport.close() };
}

/** Only a recipient refused with a permanent error is given up; everything else is tried again. */
function failureOf(error: unknown): { reason: string; isFinal: boolean } {
  if (!(error instanceof Error)) return { reason: String(error), isFinal: false };
  const code = "responseCode" in error ? Number(error.responseCode) : 0;
  const command = "command" in error ? String(error.command) : "";
  return { reason: error.message, isFinal: code >= 500 && code < 600 && command === "RCPT TO" };
}
