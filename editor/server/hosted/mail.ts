import { createTranslator } from "use-intl/core";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import ar from "#editor/texts/ar.json" with { type: "json" };
import en from "#editor/texts/en.json" with { type: "json" };
import type { Env } from "#server/env.ts";
import { type MailMessage, mailHtml, mailText } from "#server/mail/mail-message.ts";
import { createOutboxWorker, type Send } from "#server/mail/outbox-worker.ts";
import { smtpSender } from "#server/mail/smtp.ts";
import type { Log } from "#server/observability/log.ts";
import type { ClaimedLink, Links } from "./links.ts";
import type { LinkKind } from "./tables.ts";

export const MAIL_LOCALES = ["ar", "en"] as const;
const CATALOGUES: Readonly<Record<string, typeof ar>> = { ar, en };
/** The worker's own limit of mails at once is enough: each address gets a few in an hour. */
const NO_LIMITS = { room: async () => Number.MAX_SAFE_INTEGER, waitsUntil: async () => null };

type LinkMailNeeds = {
  env: Pick<Env, "SMTP_URL" | "MAIL_FROM">;
  facts: Pick<ServerFacts, "brand" | "colors" | "defaultLocale">;
  links: Links;
  log: Log;
};

/** Mails invitations and links for a new password, from a queue in the store: they survive a restart and are tried again. */
export function createLinkMail({ env: { SMTP_URL, MAIL_FROM }, facts, links, log }: LinkMailNeeds) {
  const smtp = SMTP_URL && MAIL_FROM ? { sender: smtpSender(SMTP_URL), from: MAIL_FROM } : null;
  const senders = new Map<LinkKind, Send<ClaimedLink>>();
  if (smtp) {
    const { sender, from } = smtp;
    const send: Send<ClaimedLink> = (link) => {
      const { subject, message } = writtenMail(link, links.addressOf(link), facts);
      return sender.send({
        messageId: `<${link.id}@${from.address.split("@")[1]}>`,
        from: { name: from.name ?? message.brand, address: from.address },
        to: { name: "", address: link.email },
        subject,
        text: mailText(message),
        html: mailHtml(message, facts.colors),
      });
    };
    senders.set("invitation", send).set("reset", send);
  }
  const worker = createOutboxWorker<LinkKind, ClaimedLink>({ outbox: links.outbox, limits: NO_LIMITS, senders, log });
  return {
    hasMail: smtp !== null,
    start: worker.start,
    wake: worker.wake,
    async stop() {
      await worker.stop();
      smtp?.sender.close();
    },
  };
}

function writtenMail(
  { kind, role, locale }: ClaimedLink,
  href: string,
  { brand: brands, defaultLocale }: LinkMailNeeds["facts"],
): { subject: string; message: MailMessage } {
  const catalogue = CATALOGUES[locale] ?? ar;
  const { formatting, dir } = catalogue.ui;
  const t = createTranslator({ locale: formatting, messages: catalogue, namespace: "ui.linkMail" });
  const brand = brands[locale] ?? brands[defaultLocale] ?? "";
  const intro =
    kind === "invitation"
      ? t("invitation.intro", { brand, role: catalogue.ui.people.roles[role ?? "writer"] })
      : t("reset.intro", { brand });
  return {
    subject: t(`${kind}.subject`, { brand }),
    message: {
      locale: { iso: locale, dir: dir === "rtl" ? "rtl" : "ltr" },
      brand,
      heading: t(`${kind}.heading`),
      parts: [
        { kind: "text", text: intro },
        { kind: "action", label: t(`${kind}.button`), href, hint: t("hint") },
        { kind: "note", text: t(`${kind}.note`) },
      ],
    },
  };
}
