import { writeFileSync } from "node:fs";
import { MAX_ASSIGNEE_LENGTH, MAX_NOTE_LENGTH, SUBMISSION_STATES } from "#domain/forms/submission.ts";
import { counted } from "#scripts/command.ts";
import type { AuditedLeads } from "#server/leads/audited-leads.ts";
import { flatLead, leadsCsv } from "#server/leads/csv.ts";
import type { AuditEntry } from "#server/storage/audit.ts";
import { PurgeRefused } from "#server/storage/guarded-purge.ts";
import { type Lead, type LeadChange, type LeadFilter, mailStateOf, type OutboxRow } from "#server/storage/leads.ts";
import { type Options, type ParsedCommand, timeOf, UsageError } from "./arguments.ts";
import { tableOf } from "./output.ts";

export type LeadsCommandNeeds = {
  leads: AuditedLeads;
  /** The ids of the apps that can be launched. */
  apps: () => readonly string[];
  now: () => number;
};

/** Runs a command and returns what it has to say. */
export function runCommand(
  { command, subject, value, options }: ParsedCommand,
  { leads, apps, now }: LeadsCommandNeeds,
): Promise<string> {
  const needed = (given: string | undefined, what: string): string => {
    if (given === undefined) throw new UsageError(`${command} needs ${what}`);
    return given;
  };
  const reference = () => needed(subject, "a reference, such as M-7K3Q-9F2D");
  switch (command) {
    case "list":
      return list(leads, options, now());
    case "show":
      return show(leads, reference());
    case "state":
      return change(leads, reference(), { state: stateOf(needed(value, "one of the states")) });
    case "note":
      return change(leads, reference(), { note: shortEnough(needed(value, "a text"), MAX_NOTE_LENGTH) });
    case "assign":
      return change(leads, reference(), { assignee: shortEnough(needed(value, "a name"), MAX_ASSIGNEE_LENGTH) });
    case "export":
      return subject === undefined ? exportAll(leads, options, now()) : exportPerson(leads, subject, options);
    case "delete":
      return deletePerson(leads, needed(subject, "an e-mail address"), options);
    case "purge":
      return purge(leads, options);
    case "launch":
      return launch({ leads, apps, now }, needed(subject, "the id of an app"), options);
    case "outbox":
      return outbox(leads);
    case "retry":
      return retry(leads, subject);
    case "audit":
      return listAudit(leads);
  }
}

async function list(leads: AuditedLeads, options: Options, now: number): Promise<string> {
  const found = await leads.all("list", filterOf(options, now));
  if (options.format) return written(found, options.format);
  return found.length === 0 ? "Nothing was found." : `${tableOf(found.map(brief))}\n\n${found.length} found`;
}

async function show(leads: AuditedLeads, reference: string): Promise<string> {
  const shown = await leads.show(reference);
  if (!shown) throw noSuchSubmission(reference);
  const fields = Object.entries(flatLead(shown.lead)).filter(([, value]) => value !== "");
  const mails = shown.mails.map(mailRow);
  const lines = fields.map(([name, value]) => `${name}: ${value}`);
  const replies = shown.replies.map(({ who, createdAt, body }) => `\n${isoTime(createdAt)} ${who} replied:\n${body}`);
  return [...lines, "", mails.length > 0 ? tableOf(mails) : "no mails", ...replies].join("\n");
}

const noSuchSubmission = (reference: string) => new UsageError(`there is no submission ${reference}`);

function stateOf(value: string) {
  const state = SUBMISSION_STATES.find((known) => known === value);
  if (!state) throw new UsageError(`a state is one of ${SUBMISSION_STATES.join(", ")}`);
  return state;
}

function shortEnough(text: string, max: number): string {
  if (text.length > max) throw new UsageError(`that is longer than ${max} characters`);
  return text.trim();
}

async function change(leads: AuditedLeads, reference: string, wanted: LeadChange): Promise<string> {
  if ((await leads.change(reference, wanted, null)) !== "changed") throw noSuchSubmission(reference);
  return `${reference.toUpperCase()} is changed.`;
}

async function exportAll(leads: AuditedLeads, options: Options, now: number): Promise<string> {
  const found = await leads.all("export", filterOf(options, now));
  return out(written(found, options.format ?? "csv"), options);
}

async function exportPerson(leads: AuditedLeads, email: string, options: Options): Promise<string> {
  const { format, out: _file, ...others } = options;
  if (format === "csv" || Object.keys(others).length > 0)
    throw new UsageError("the export of one person is whole and JSON: of the options it knows only --out");
  return out(`${JSON.stringify(await leads.exportPerson(email), null, 2)}\n`, options);
}

async function deletePerson(leads: AuditedLeads, email: string, { yes }: Options): Promise<string> {
  const whatOf = (submissions: number, signUps: number) =>
    `${counted(submissions, "submission")} and ${counted(signUps, "sign-up")} of ${email}`;
  if (!yes) {
    const { submissions, signUps } = await leads.countPerson(email);
    const what = whatOf(submissions, signUps);
    throw new UsageError(`This would delete ${what}, with their mails, notes and replies. Add --yes to do it.`);
  }
  const { submissions, signUps } = await leads.deletePerson(email);
  return `Deleted ${whatOf(submissions, signUps)}, with their mails, notes and replies. The logs hold no personal data.`;
}

async function purge(leads: AuditedLeads, { yes }: Options): Promise<string> {
  try {
    const { submissions, subscriptions, clientHashes } = await leads.purge({ confirmed: yes === true });
    const hashes = counted(clientHashes, "hash", "hashes");
    return `Deleted ${counted(submissions, "submission")}, ${counted(subscriptions, "sign-up")} and ${hashes} of addresses.`;
  } catch (error) {
    throw error instanceof PurgeRefused ? new UsageError(error.message) : error;
  }
}

async function launch({ leads, apps, now }: LeadsCommandNeeds, app: string, { on }: Options): Promise<string> {
  const known = apps();
  // Who named no app waits for "".
  if (app !== "" && !known.includes(app))
    throw new UsageError(`there is no app "${app}"; there are ${known.join(", ")}`);
  const told = await leads.launch(app, on === undefined ? now() : timeOf("on", on, now()));
  return `Noted. ${told} mails are due now; the running server sends them. Sign-ups for ${app} are deleted 30 days after that day.`;
}

async function outbox(leads: AuditedLeads): Promise<string> {
  const found = await leads.outbox();
  return found.length === 0 ? "Everything is out." : tableOf(found.map(mailRow));
}

async function retry(leads: AuditedLeads, reference: string | undefined): Promise<string> {
  return `${await leads.retry(reference)} messages are due now; the running server sends them.`;
}

async function listAudit(leads: AuditedLeads): Promise<string> {
  const entries = await leads.listAudit();
  return entries.length === 0 ? "No command has been noted yet." : tableOf(entries.map(auditRow));
}

function out(text: string, { out: file }: Options): string {
  if (file === undefined) return text;
  writeFileSync(file, text, { mode: 0o600 });
  return `written to ${file}`;
}

function filterOf(
  { since, until, kind, state, trust, assignee, locale, mail, text }: Options,
  now: number,
): LeadFilter {
  const time = (option: string, value: string | undefined) =>
    value === undefined ? undefined : timeOf(option, value, now);
  return {
    ...{ kind, state, trust, assignee, locale, mail, text },
    since: time("since", since),
    until: time("until", until),
  };
}

const isoTime = (at: number | null) => (at === null ? "" : new Date(at).toISOString().slice(0, 16).replace("T", " "));

function brief({ reference, kind, createdAt, locale, trust, state, assignee, mail, values }: Lead) {
  const { name = "", email = "", message, app = "" } = values;
  const received = isoTime(createdAt);
  return { ...{ reference, received, kind, locale, state, assignee, mail, trust, name, email }, about: message ?? app };
}

function mailRow({ reference, channel, attempts, nextAttemptAt, deliveredAt, failedAt, lastError }: OutboxRow) {
  const state = mailStateOf({ deliveredAt, failedAt });
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
  return format === "json" ? `${JSON.stringify(leads, null, 2)}\n` : leadsCsv(leads);
}
