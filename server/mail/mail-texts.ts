import { OTHER_SERVICE } from "#domain/forms/form-choices.ts";
import { FORMS } from "#domain/forms/forms.ts";
import type { ServerFacts } from "#domain/site/server-facts.ts";
import type { StoredSubmission } from "#server/storage/stored-submission.ts";
import type { Texts, TextsIn } from "#server/texts.ts";
import type { MailMessage, MailPart } from "./mail-message.ts";

export type WrittenMail = { subject: string; message: MailMessage };

/**
 * A name of letters alone. Any other is not repeated in a mail, since the recipient may not have typed it: mail programs
 * make links of more than `evil.com`, also of `evil。com` and `evil․com`.
 */
const PLAIN_NAME = /^(?!.*www)(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/iu;

/** Writes the mails: to the company in its own language, to visitors in theirs. */
export function createMailTexts({ facts, texts }: { facts: ServerFacts; texts: TextsIn }) {
  function frame(locale: string, heading: string, parts: readonly MailPart[]): MailMessage {
    const row = facts.locales.find(({ code }) => code === locale) ?? facts.locales[0];
    return {
      locale: { iso: row?.iso ?? locale, dir: row?.dir ?? "ltr" },
      brand: facts.brand[locale] ?? "",
      heading,
      parts,
    };
  }

  const appOf = ({ values }: StoredSubmission) => facts.apps.find(({ id }) => id === values["app"]);
  const appName = (submission: StoredSubmission, locale: string) => appOf(submission)?.name[locale] ?? "";

  /** A value for people: the name of what was chosen from a list, not its id. */
  function shownValue(submission: StoredSubmission, field: string, locale: string, { text }: Texts): string {
    const value = submission.values[field] ?? "";
    switch (field) {
      case "service":
        if (value === OTHER_SERVICE) return text("mail.otherService");
        return facts.services.find(({ id }) => id === value)?.name[locale] ?? value;
      case "app":
        return appName(submission, locale) || value;
      case "item":
        return appOf(submission)?.items.find(({ id }) => id === value)?.name[locale] ?? value;
      case "plan":
      case "period":
        return value === "" ? "" : text(`plans.${value}`);
      default:
        return value;
    }
  }

  /** All fields, for the company. The subject holds nothing the visitor typed. */
  function toCompany(submission: StoredSubmission): WrittenMail {
    const locale = facts.defaultLocale;
    const words = texts(locale);
    const { text } = words;
    const { kind, reference, trust } = submission;
    const label = (field: string) => text(`mail.fields.${field}`);
    const topic = shownValue(submission, kind === "serial" ? "app" : "service", locale, words);
    const subject = text(`mail.company.${kind}.subject`, { reference, topic });
    const fields = FORMS[kind]
      .filter(({ kind: fieldKind }) => fieldKind !== "check")
      .map(({ name }) => ({ label: label(name), value: shownValue(submission, name, locale, words) }))
      .filter(({ value }) => value !== "");
    const language = facts.locales.find(({ code }) => code === submission.locale)?.name ?? submission.locale;
    const received = new Date(submission.createdAt).toISOString().replace("T", " ").replace(/\..*/, " UTC");
    const about = [
      { label: label("reference"), value: reference },
      { label: label("received"), value: received },
      { label: label("locale"), value: language },
      { label: label("consent"), value: submission.consentVersion },
      { label: label("state"), value: text(`mail.company.states.${trust}`) },
    ];
    return {
      subject: trust === "suspected" ? text("mail.company.suspected", { subject }) : subject,
      message: frame(locale, text(`mail.company.${kind}.heading`), [
        { kind: "rows", rows: fields },
        { kind: "rows", rows: about },
        { kind: "note", text: text("mail.company.reply") },
      ]),
    };
  }

  /** What happens next, for the visitor. It repeats none of their text: the address may belong to another person. */
  function toVisitor(submission: StoredSubmission): WrittenMail {
    const { kind, locale, reference, values } = submission;
    const { text } = texts(locale);
    const name = values["name"] ?? "";
    const visitor = (key: string, given?: Record<string, string>) => text(`mail.visitor.${key}`, given);
    return {
      subject: visitor(`${kind}.subject`, { reference }),
      message: frame(locale, visitor(`${kind}.heading`), [
        { kind: "text", text: PLAIN_NAME.test(name) ? visitor("hello", { name }) : visitor("helloPlain") },
        { kind: "text", text: visitor(`${kind}.intro`, { app: appName(submission, locale) }) },
        { kind: "reference", label: text("mail.fields.reference"), value: reference, hint: visitor("quote") },
        { kind: "title", text: visitor("nextTitle") },
        { kind: "text", text: visitor(`${kind}.next`) },
        {
          kind: "rows",
          rows: [
            { label: visitor("hours"), value: facts.hours[locale] ?? "" },
            { label: visitor("reach"), value: `${facts.contact.email}\n${facts.contact.phoneShown}` },
          ],
        },
        { kind: "note", text: visitor("notYou") },
      ]),
    };
  }

  /**
   * What a person answered, in the frame of the visitor's language. The subject is that of the acknowledgement, with the
   * reference: by it mail programs know that both belong together.
   */
  function toReply(submission: StoredSubmission, body: string): WrittenMail {
    const { kind, locale, reference } = submission;
    const { text } = texts(locale);
    return {
      subject: `Re: ${text(`mail.visitor.${kind}.subject`, { reference })}`,
      message: frame(locale, text(`mail.reply.${kind}.heading`), [
        { kind: "letter", text: body },
        { kind: "note", text: text("mail.reply.note", { reference }) },
      ]),
    };
  }

  type NotifyLinks = { confirm: string; unsubscribe: string };

  const unsubscribeNote = ({ text }: Texts, href: string): MailPart => ({
    kind: "note",
    text: text("mail.notify.unsubscribe"),
    href,
  });

  function toConfirm(submission: StoredSubmission, links: NotifyLinks): WrittenMail {
    const { locale } = submission;
    const words = texts(locale);
    const { text } = words;
    const app = appName(submission, locale);
    const suffix = app === "" ? "" : "App";
    return {
      subject: text(`mail.notify.subject${suffix}`, { app }),
      message: frame(locale, text("mail.notify.heading"), [
        { kind: "text", text: text(`mail.notify.intro${suffix}`, { app }) },
        { kind: "action", label: text("mail.notify.button"), href: links.confirm, hint: text("mail.notify.link") },
        { kind: "note", text: text("mail.notify.ignore") },
        unsubscribeNote(words, links.unsubscribe),
      ]),
    };
  }

  /** The one mail a sign-up is for. */
  function toLaunch(submission: StoredSubmission, { unsubscribe }: Pick<NotifyLinks, "unsubscribe">): WrittenMail {
    const { locale } = submission;
    const words = texts(locale);
    const { text } = words;
    const app = appName(submission, locale);
    const suffix = app === "" ? "" : "App";
    const path = app === "" ? "/apps" : `/apps/${submission.values["app"]}`;
    return {
      subject: text(`mail.launch.subject${suffix}`, { app }),
      message: frame(locale, text(`mail.launch.heading${suffix}`, { app }), [
        { kind: "text", text: text("mail.launch.intro") },
        {
          kind: "action",
          label: text("mail.launch.button"),
          href: `${facts.siteUrl}/${locale}${path}`,
          hint: text("mail.notify.link"),
        },
        { kind: "note", text: text("mail.launch.last") },
        unsubscribeNote(words, unsubscribe),
      ]),
    };
  }

  return { toCompany, toVisitor, toReply, toConfirm, toLaunch };
}
