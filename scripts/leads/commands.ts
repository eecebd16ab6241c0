import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { FORM_IDS } from "#domain/forms/forms.ts";
import { LEAD_STATES, type Lead, type LeadFilter, type Leads, type OutboxRow } from "#server/storage/leads.ts";
import type { Storage } from "#server/storage/open.ts";
import { csvOf, tableOf } from "./output.ts";

export const HELP = `npm run leads -- <command> [options]

  list                     what was sent, oldest first
  show <reference>         one submission with all its fields and mails
  export                   everything as CSV (for spreadsheets) or JSON
  delete <e-mail> --yes    forget a person: submissions, mails to be sent, sign-ups
  purge                    delete what may no longer be kept; the server does so daily
  launch <app>             tell who waits for an app that it is there; their sign-ups go 30 days later
  outbox                   mails that are not out yet, and why
  retry [reference]        send them now, also those that were given up

Options of list and export
  --kind <${FORM_IDS.join("|")}>
  --since <2026-10-15 or 7d>
  --locale <ar|en|…>
  --state <${LEAD_STATES.join("|")}>
  --text <words>           stands somewhere in what was typed
  --format <csv|json>      of export (csv), also of list (a table)
  --out <file>             of export: write there
  --on <2026-10-15>        of launch: when it was (now)

It reads the same variables as the server: DATA_DIR or DATABASE_URL.`;

/** Wrong usage: told to the person, with where to read more. */
export class UsageError extends Error {
  override name = "UsageError";
}

export type LeadsCommandNeeds = { leads: Leads; storage: Pick<Storage, "purge" | "scrub">; now: () => number };

const DAY_MS = 24 * 60 * 60 * 1000;
const COMMANDS = ["list", "show", "export", "delete", "purge", "launch", "outbox", "retry"] as const;

const oneOf = <const T extends readonly [string, ...string[]]>(name: string, allowed: T) =>
  z.enum(allowed, { error: `--${name} is one of ${allowed.join(", ")}` });

const optionsSchema = z.object({
  kind: oneOf("kind", FORM_IDS).optional(),
  since: z.string().optional(),
  locale: z.string().optional(),
  state: oneOf("state", LEAD_STATES).optional(),
  text: z.string().optional(),
  format: oneOf("format", ["csv", "json"]).optional(),
  out: z.string().optional(),
  on: z.string().optional(),
  yes: z.boolean().optional(),
});
type Options = z.output<typeof optionsSchema>;

export type ParsedCommand = { command: (typeof COMMANDS)[number]; subject: string | undefined; options: Options };

/** What was asked for; null for the help. Everything wrong is said at once. */
export function parseCommand(args: readonly string[]): ParsedCommand | null {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  let parsed: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: text,
        since: text,
        locale: text,
        state: text,
        text,
        format: text,
        out: text,
        on: text,
        yes: flag,
        help: flag,
      },
    });
  try {
    parsed = parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { help, ...values } = parsed.values;
  const [name, subject, ...rest] = parsed.positionals;
  if (help || name === undefined) return null;
  const command = COMMANDS.find((known) => known === name);
  if (!command) throw new UsageError(`there is no command "${name}"; there are ${COMMANDS.join(", ")}`);
  if (rest.length > 0) throw new UsageError(`"${rest.join(" ")}" is one thing too many`);
  const options = optionsSchema.safeParse(values);
  if (!options.success) throw new UsageError(options.error.issues.map(({ message }) => message).join("\n"));
  return { command, subject, options: options.data };
}

/** Runs a command and returns what it has to say. */
export async function runCommand(
  { command, subject, options }: ParsedCommand,
  needs: LeadsCommandNeeds,
): Promise<string> {
  const { leads, storage, now } = needs;
  const needed = (what: string): string => {
    if (subject === undefined) throw new UsageError(`${command} needs ${what}`);
    return subject;
  };
  switch (command) {
    case "list": {
      const found = await leads.list(filterOf(options, now()));
      if (options.format) return written(found, options.format);
      return found.length === 0 ? "Nothing was found." : `${tableOf(found.map(brief))}\n\n${found.length} found`;
    }
    case "show": {
      const reference = needed("a reference, such as M-7K3Q-9F2D");
      const lead = await leads.find(reference);
      if (!lead) throw new UsageError(`there is no submission ${reference}`);
      const fields = Object.entries(flat(lead)).filter(([, value]) => value !== "");
      const mails = (await leads.outboxOf(lead.reference)).map(mailRow);
      return [
        ...fields.map(([name, value]) => `${name}: ${value}`),
        "",
        mails.length > 0 ? tableOf(mails) : "no mails",
      ].join("\n");
    }
    case "export": {
      const text = written(await leads.list(filterOf(options, now())), options.format ?? "csv");
      if (options.out === undefined) return text;
      writeFileSync(options.out, text, { mode: 0o600 });
      return `written to ${options.out}`;
    }
    case "delete": {
      const email = needed("an e-mail address");
      const { submissions, subscriptions } = await leads.countOf(email);
      const what = `${submissions} submissions and ${subscriptions} sign-ups of ${email}`;
      if (!options.yes) throw new UsageError(`This would delete ${what}, with their mails. Add --yes to do it.`);
      await leads.forget(email);
      await storage.scrub();
      return `Deleted ${what}, with their mails. The logs hold no personal data.`;
    }
    case "purge": {
      const { submissions, subscriptions, clientHashes } = await storage.purge();
      return `Deleted ${submissions} submissions, ${subscriptions} sign-ups and ${clientHashes} hashes of addresses.`;
    }
    case "launch": {
      const app = needed("the id of an app");
      const told = await leads.launch(app, options.on === undefined ? now() : timeOf("on", options.on, now()));
      return `Noted. ${told} mails are due now; the running server sends them. Sign-ups for ${app} are deleted 30 days after that day.`;
    }
    case "outbox": {
      const rows = await leads.outbox();
      return rows.length === 0 ? "Everything is out." : tableOf(rows.map(mailRow));
    }
    case "retry":
      return `${await leads.retry(subject)} messages are due now; the running server sends them.`;
  }
}

function filterOf({ kind, since, locale, state, text }: Options, now: number): LeadFilter {
  return { kind, locale, state, text, since: since === undefined ? undefined : timeOf("since", since, now) };
}

/** `2026-10-15`, or `7d` for seven days ago. */
function timeOf(option: string, value: string, now: number): number {
  const days = /^(\d{1,4})d$/.exec(value)?.[1];
  if (days) return now - Number(days) * DAY_MS;
  const time = /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--${option} is a day such as 2026-10-15, or 7d for seven days ago`);
  return time;
}

const isoTime = (at: number | null) => (at === null ? "" : new Date(at).toISOString().slice(0, 16).replace("T", " "));

function brief({ reference, kind, createdAt, locale, trust, state, values }: Lead) {
  const { name = "", email = "", message, app = "" } = values;
  return { reference, received: isoTime(createdAt), kind, locale, state, trust, name, email, about: message ?? app };
}

function flat({
  reference,
  kind,
  createdAt,
  locale,
  trust,
  state,
  consentVersion,
  values,
}: Lead): Record<string, string> {
  const received = new Date(createdAt).toISOString();
  return { reference, kind, received, locale, trust, state, consentVersion, ...values };
}

function mailRow({ reference, channel, attempts, nextAttemptAt, deliveredAt, failedAt, lastError }: OutboxRow) {
  const state = deliveredAt !== null ? "sent" : failedAt !== null ? "failed" : "waiting";
  const next = state === "waiting" ? isoTime(nextAttemptAt) : "";
  return {
    reference,
    to: channel,
    state,
    attempts: String(attempts),
    next,
    sent: isoTime(deliveredAt),
    reason: lastError ?? "",
  };
}

function written(leads: readonly Lead[], format: "csv" | "json"): string {
  return format === "json" ? `${JSON.stringify(leads, null, 2)}\n` : csvOf(leads.map(flat));
}
