import { writeFileSync } from "node:fs";
import type { Audit, AuditEntry } from "#server/storage/audit.ts";
import { PurgeRefused } from "#server/storage/guarded-purge.ts";
import type { Lead, LeadFilter, Leads, OutboxRow } from "#server/storage/leads.ts";
import type { Storage } from "#server/storage/open.ts";
import type { Person } from "#server/storage/person.ts";
import { auditedAction, type Options, type ParsedCommand, timeOf, UsageError } from "./arguments.ts";
import { csvOf, tableOf } from "./output.ts";

export type LeadsCommandNeeds = {
  leads: Leads;
  person: Person;
  audit: Audit;
  storage: Pick<Storage, "purge" | "scrub">;
  /** The ids of the apps that can be launched. */
  apps: () => readonly string[];
  /** The user of the operating system. */
  who: string;
  now: () => number;
};

/** What a command has to say, and how many rows it read or changed. */
type Result = { said: string; rows: number };

/** Runs a command, notes it in the audit and returns what it has to say. */
export async function runCommand(parsed: ParsedCommand, needs: LeadsCommandNeeds): Promise<string> {
  const { said, rows } = await resultOf(parsed, needs);
  await needs.audit.note({ who: needs.who, action: auditedAction(parsed), rows });
  return said;
}

function resultOf({ command, subject, options }: ParsedCommand, needs: LeadsCommandNeeds): Promise<Result> {
  const { leads, audit, now } = needs;
  const needed = (what: string): string => {
    if (subject === undefined) throw new UsageError(`${command} needs ${what}`);
    return subject;
  };
  switch (command) {
    case "list":
      return list(leads, options, now());
    case "show":
      return show(leads, needed("a reference, such as M-7K3Q-9F2D"));
    case "export":
      return subject === undefined ? exportAll(leads, options, now()) : exportPerson(needs.person, subject, options);
    case "delete":
      return deletePerson(needs, needed("an e-mail address"), options);
    case "purge":
      return purge(needs.storage, options);
    case "launch":
      return launch(needs, needed("the id of an app"), options);
    case "outbox":
      return outbox(leads);
    case "retry":
      return retry(leads, subject);
    case "audit":
      return listAudit(audit);
  }
}

async function list(leads: Leads, options: Options, now: number): Promise<Result> {
  const found = await leads.list(filterOf(options, now));
  const rows = found.length;
  if (options.format) return { said: written(found, options.format), rows };
  return { said: rows === 0 ? "Nothing was found." : `${tableOf(found.map(brief))}\n\n${rows} found`, rows };
}

async function show(leads: Leads, reference: string): Promise<Result> {
  const lead = await leads.find(reference);
  if (!lead) throw new UsageError(`there is no submission ${reference}`);
  const fields = Object.entries(flat(lead)).filter(([, value]) => value !== "");
  const mails = (await leads.outboxOf(lead.reference)).map(mailRow);
  const lines = fields.map(([name, value]) => `${name}: ${value}`);
  return { said: [...lines, "", mails.length > 0 ? tableOf(mails) : "no mails"].join("\n"), rows: 1 };
}

async function exportAll(leads: Leads, options: Options, now: number): Promise<Result> {
  const found = await leads.list(filterOf(options, now));
  return { said: out(written(found, options.format ?? "csv"), options), rows: found.length };
}

async function exportPerson(person: Person, email: string, options: Options): Promise<Result> {
  const { format, out: _file, ...others } = options;
  if (format === "csv" || Object.keys(others).length > 0)
    throw new UsageError("the export of one person is whole and JSON: of the options it knows only --out");
  const everything = await person.everythingOf(email);
  const rows = everything.submissions.length + everything.signUps.length;
  return { said: out(`${JSON.stringify(everything, null, 2)}\n`, options), rows };
}

async function deletePerson({ person, storage }: LeadsCommandNeeds, email: string, { yes }: Options): Promise<Result> {
  const whatOf = (submissions: number, signUps: number) =>
    `${submissions} submissions and ${signUps} sign-ups of ${email}`;
  if (!yes) {
    const { submissions, signUps } = await person.everythingOf(email);
    const what = whatOf(submissions.length, signUps.length);
    throw new UsageError(`This would delete ${what}, with their mails. Add --yes to do it.`);
  }
  const { submissions, signUps } = await person.forget(email);
  await storage.scrub();
  const said = `Deleted ${whatOf(submissions, signUps)}, with their mails. The logs hold no personal data.`;
  return { said, rows: submissions + signUps };
}

async function purge(storage: Pick<Storage, "purge">, { yes }: Options): Promise<Result> {
  try {
    const { submissions, subscriptions, clientHashes } = await storage.purge({ confirmed: yes === true });
    const said = `Deleted ${submissions} submissions, ${subscriptions} sign-ups and ${clientHashes} hashes of addresses.`;
    return { said, rows: submissions + subscriptions + clientHashes };
  } catch (error) {
    throw error instanceof PurgeRefused ? new UsageError(error.message) : error;
  }
}

async function launch({ leads, apps, now }: LeadsCommandNeeds, app: string, { on }: Options): Promise<Result> {
  const known = apps();
  // Who named no app waits for "".
  if (app !== "" && !known.includes(app))
    throw new UsageError(`there is no app "${app}"; there are ${known.join(", ")}`);
  const rows = await leads.launch(app, on === undefined ? now() : timeOf("on", on, now()));
  return {
    said: `Noted. ${rows} mails are due now; the running server sends them. Sign-ups for ${app} are deleted 30 days after that day.`,
    rows,
  };
}

async function outbox(leads: Leads): Promise<Result> {
  const found = await leads.outbox();
  return { said: found.length === 0 ? "Everything is out." : tableOf(found.map(mailRow)), rows: found.length };
}

async function retry(leads: Leads, reference: string | undefined): Promise<Result> {
  const rows = await leads.retry(reference);
  return { said: `${rows} messages are due now; the running server sends them.`, rows };
}

async function listAudit(audit: Audit): Promise<Result> {
  const entries = await audit.list();
  return {
    said: entries.length === 0 ? "No command has been noted yet." : tableOf(entries.map(auditRow)),
    rows: entries.length,
  };
}

function out(text: string, { out: file }: Options): string {
  if (file === undefined) return text;
  writeFileSync(file, text, { mode: 0o600 });
  return `written to ${file}`;
}

function filterOf({ kind, since, locale, state, text }: Options, now: number): LeadFilter {
  return { kind, locale, state, text, since: since === undefined ? undefined : timeOf("since", since, now) };
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

const auditRow = ({ at, who, action, rows }: AuditEntry) => ({
  at: isoTime(at),
  who,
  command: action,
  rows: String(rows),
});

function written(leads: readonly Lead[], format: "csv" | "json"): string {
  return format === "json" ? `${JSON.stringify(leads, null, 2)}\n` : csvOf(leads.map(flat));
}
