import { randomUUID } from "node:crypto";
import type { Env } from "#server/env.ts";
import { smtpReason, smtpSender } from "#server/mail/smtp.ts";
import { reasonOf } from "#server/mail/webhook.ts";
import { type Finding, note, ok, wrong } from "./finding.ts";

const WEBHOOK_TIMEOUT_MS = 10_000;
const MAX_SKEW_MS = 60_000;

/** Connects and logs in; with an address, sends it a mail. */
export async function checkMail({ SMTP_URL, MAIL_FROM, MAIL_TO }: Env, mailTo: string | undefined): Promise<Finding[]> {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO)
    return [
      (mailTo === undefined ? note : wrong)(
        "SMTP_URL is not set: mails wait in the outbox. Messages are stored all the same.",
      ),
    ];
  const { host } = new URL(SMTP_URL);
  const sender = smtpSender(SMTP_URL);
  try {
    await sender.verify();
    const findings = [ok(`The mail server (${host}) was reached, and accepts the login.`)];
    if (mailTo === undefined) return [...findings, note("No mail was sent: --mail-to you@example.com sends one.")];
    const sent = await sender.send({
      messageId: `<${randomUUID()}@${MAIL_FROM.address.split("@")[1]}>`,
      from: { name: MAIL_FROM.name ?? "", address: MAIL_FROM.address },
      to: { name: "", address: mailTo },
      subject: "Test of the site's mail settings",
      text: `This mail was sent by "npm run check-settings". Messages of visitors go to ${MAIL_TO}.\n`,
      html: `<p>This mail was sent by "npm run check-settings". Messages of visitors go to ${MAIL_TO}.</p>`,
    });
    return [
      ...findings,
      sent.ok
        ? ok(`A mail to ${mailTo} was handed over. See whether it arrives, and not as spam.`)
        : wrong(`The mail to ${mailTo} was refused: ${sent.reason}.`),
    ];
  } catch (error) {
    return [wrong(`${sentence(smtpReason(error))} It is ${host}.`)];
  } finally {
    sender.close();
  }
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Asks only whether somebody is there: nothing is reported to the other program. */
export async function checkWebhook({ WEBHOOK_URL }: Env): Promise<Finding[]> {
  if (!WEBHOOK_URL) return [];
  const { host } = new URL(WEBHOOK_URL);
  try {
    const { status, headers } = await fetch(WEBHOOK_URL, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    const reached =
      status >= 500
        ? wrong(`The webhook (${host}) answers with ${status}.`)
        : ok(`The webhook (${host}) was reached. It will be told of the next submission.`);
    return [reached, ...clockFrom(headers.get("date"))];
  } catch (error) {
    return [wrong(`The webhook (${host}) cannot be reached: ${reasonOf(error)}.`)];
  }
}

/** Signatures with a time that is off are refused. */
function clockFrom(date: string | null): Finding[] {
  const skewMs = date === null ? Number.NaN : Math.abs(Date.parse(date) - Date.now());
  return skewMs > MAX_SKEW_MS
    ? [wrong(`The clock differs from that of the webhook by ${Math.round(skewMs / 1000)} s. Set it by NTP.`)]
    : [];
}
