import type { ServerFacts } from "#domain/site/server-facts.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/observability/log.ts";
import type { Keys } from "#server/signing/keys.ts";
import { type LinkPurpose, notifyLink } from "#server/signing/notify-link-tokens.ts";
import type { Storage } from "#server/storage/open.ts";
import type { ClaimedMessage } from "#server/storage/outbox.ts";
import type { Channel } from "#server/storage/tables.ts";
import type { TextsIn } from "#server/texts.ts";
import { mailLimits } from "./mail-limits.ts";
import { mailHtml, mailText } from "./mail-message.ts";
import { createMailTexts, type WrittenMail } from "./mail-texts.ts";
import { createOutboxWorker, type Send } from "./outbox-worker.ts";
import { type OutgoingMail, smtpSender } from "./smtp.ts";
import { webhookSender } from "./webhook.ts";

export type MailNeeds = {
  env: Pick<
    Env,
    "SMTP_URL" | "MAIL_FROM" | "MAIL_TO" | "MAIL_LIMIT" | "MAIL_LIMIT_PER_ADDRESS" | "WEBHOOK_URL" | "WEBHOOK_SECRET"
  >;
  facts: ServerFacts;
  texts: TextsIn;
  keys: Keys;
  storage: Pick<Storage, "outbox" | "subscriptions">;
  log: Log;
  now: () => number;
};

/** Everything that is sent: which transports are set up, and the worker that uses them. */
export function createMail({ env, facts, texts, keys, storage, log, now }: MailNeeds) {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = env;
  const smtp = SMTP_URL && MAIL_FROM && MAIL_TO ? { sender: smtpSender(SMTP_URL), from: MAIL_FROM, to: MAIL_TO } : null;
  const webhook = WEBHOOK_URL && WEBHOOK_SECRET ? webhookSender({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET }) : null;
  const mailTexts = createMailTexts({ facts, texts });
  const senders = new Map<Channel, Send>();

  if (smtp) {
    const { sender, from, to: company } = smtp;
    const messageIdOf = (id: string) => `<${id}@${from.address.split("@")[1]}>`;
    const post = (
      { id, submission }: ClaimedMessage,
      { subject, message }: WrittenMail,
      rest: Pick<OutgoingMail, "to" | "replyTo" | "headers" | "isPersonal">,
    ) =>
      sender.send({
        messageId: messageIdOf(id),
        from: { name: from.name ?? facts.brand[submission.locale] ?? "", address: from.address },
        subject,
        text: mailText(message),
        html: mailHtml(message, facts.colors),
        ...rest,
      });
    const visitorOf = ({ submission: { values } }: ClaimedMessage) => ({
      name: values["name"] ?? "",
      address: values["email"] ?? "",
    });

    senders.set("company", (message) =>
      post(message, mailTexts.toCompany(message.submission), {
        to: { name: "", address: company },
        replyTo: visitorOf(message),
      }),
    );
    senders.set("visitor", (message) =>
      // The address may belong to another person than the one who typed the name: the name is not in the header.
      post(message, mailTexts.toVisitor(message.submission), {
        to: { ...visitorOf(message), name: "" },
        replyTo: { name: "", address: facts.contact.email },
      }),
    );
    senders.set("reply", async (message) => {
      const { submission, reply } = message;
      if (!reply) throw new Error("the reply is no longer stored");
      const earlier = reply.earlier.map(messageIdOf);
      const last = earlier.at(-1);
      return post(message, mailTexts.toReply(submission, reply.body), {
        to: { ...visitorOf(message), name: "" },
        replyTo: { name: "", address: facts.contact.email },
        isPersonal: true,
        // Mail programs show it below the acknowledgement and the replies before it.
        ...(last !== undefined && { headers: { "In-Reply-To": last, References: earlier.join(" ") } }),
      });
    });
    const linkTo = (purpose: LinkPurpose, subscription: string) =>
      notifyLink(keys, facts.siteUrl, purpose, { subscription, at: now() });
    /** The subscription of a sign-up, and the headers to unsubscribe with one click; null once it is unsubscribed. */
    const subscriberOf = async ({ submission: { values } }: ClaimedMessage) => {
      const subscription = await storage.subscriptions.findFor({
        email: values["email"] ?? "",
        app: values["app"] ?? "",
      });
      if (!subscription) return null;
      const unsubscribeLink = linkTo("unsubscribe", subscription.id);
      return {
        subscription,
        unsubscribeLink,
        envelope: {
          to: { name: "", address: values["email"] ?? "" },
          headers: {
            "List-Unsubscribe": `<${unsubscribeLink}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        },
      };
    };
    senders.set("confirm", async (message) => {
      const subscriber = await subscriberOf(message);
      // Unsubscribed or confirmed in the meantime: there is nothing left to ask.
      if (!subscriber || subscriber.subscription.confirmedAt !== null) return { ok: true };
      const links = {
        confirm: linkTo("confirm", subscriber.subscription.id),
        unsubscribe: subscriber.unsubscribeLink,
      };
      return post(message, mailTexts.toConfirm(message.submission, links), subscriber.envelope);
    });
    senders.set("launch", async (message) => {
      const subscriber = await subscriberOf(message);
      if (!subscriber) return { ok: true };
      const links = { unsubscribe: subscriber.unsubscribeLink };
      return post(message, mailTexts.toLaunch(message.submission, links), subscriber.envelope);
    });
  }
  if (webhook) senders.set("webhook", ({ id, submission }) => webhook(id, submission));

  const { outbox } = storage;
  const limits = mailLimits({ outbox, all: env.MAIL_LIMIT, perAddress: env.MAIL_LIMIT_PER_ADDRESS, log, now });
  const worker = createOutboxWorker({ outbox, limits, senders, log });
  return {
    transports: { hasSmtp: smtp !== null, hasWebhook: webhook !== null },
    start() {
      if (!smtp) log.info({ event: "mail-waits", reason: "SMTP_URL is not set; mails stay in the outbox until it is" });
      worker.start();
    },
    wake: worker.wake,
    async stop() {
      await worker.stop();
      smtp?.sender.close();
    },
  };
}
