import { auditIn } from "#server/storage/audit.ts";
import { canReplyTo, type LeadChange, type LeadFilter, leadsIn } from "#server/storage/leads.ts";
import type { Storage } from "#server/storage/open.ts";
import { personIn } from "#server/storage/person.ts";

export type AuditedLeadsNeeds = {
  storage: Pick<Storage, "db" | "purge" | "scrub">;
  /** The user of the operating system, or the person who uses the editor. */
  who: string;
  now?: () => number;
};

/**
 * What the people who run the site do with the data of visitors, by `npm run leads` or in the editor. Each leaves a line
 * in the audit, in the words of the command: who, what, how many rows, and nothing of the visitor.
 */
export function auditedLeads({ storage, who, now = Date.now }: AuditedLeadsNeeds) {
  const leads = leadsIn(storage.db, now);
  const person = personIn(storage.db);
  const audit = auditIn(storage.db, now);
  const note = (action: string, rows: number) => audit.note({ who, action, rows });

  async function all(command: "list" | "export", filter: LeadFilter) {
    const found = await leads.list(filter);
    await note(commandWith(command, filter), found.length);
    return found;
  }

  async function page(filter: LeadFilter, place: { before: string | null; size: number }) {
    const found = await leads.page(filter, place);
    await note(commandWith("list", filter), found.leads.length);
    return found;
  }

  /** One submission with its mails and replies, or null. */
  async function read(reference: string) {
    const lead = await leads.find(reference);
    if (!lead) return null;
    const [mails, replies] = await Promise.all([leads.outboxOf(lead.reference), leads.repliesTo(lead.id)]);
    return { lead, mails, replies };
  }
  async function show(reference: string) {
    const shown = await read(reference);
    if (shown) await note("show (one)", 1);
    return shown;
  }

  async function change(reference: string, wanted: LeadChange, revision: number | null) {
    const result = await leads.change(reference, wanted, revision);
    if (result === "changed") await note(changeCommand(wanted), 1);
    return result;
  }

  async function reply(reference: string, wanted: { body: string; revision: number }) {
    const lead = await leads.find(reference);
    if (!lead) return "not-found";
    if (!canReplyTo(lead)) return "no-reply";
    const result = await leads.reply(reference, { ...wanted, who });
    if (result === "changed") await note("reply (one)", 1);
    return result;
  }

  async function exportPerson(email: string) {
    const everything = await person.everythingOf(email);
    await note("export (one)", everything.submissions.length + everything.signUps.length);
    return everything;
  }

  /** What would be deleted: how many rows, before somebody decides. */
  async function countPerson(email: string) {
    const { submissions, signUps } = await person.everythingOf(email);
    return {
      submissions: submissions.length,
      mails: submissions.reduce((sum, { mails }) => sum + mails.length, 0),
      replies: submissions.reduce((sum, { replies }) => sum + replies.length, 0),
      signUps: signUps.length,
    };
  }

  async function deletePerson(email: string) {
    const { submissions, signUps } = await person.forget(email);
    await storage.scrub();
    await note("delete (one) --yes", submissions + signUps);
    return { submissions, signUps };
  }

  async function purge({ confirmed }: { confirmed: boolean }) {
    const purged = await storage.purge({ confirmed });
    const { submissions, subscriptions, clientHashes } = purged;
    await note(confirmed ? "purge --yes" : "purge", submissions + subscriptions + clientHashes);
    return purged;
  }

  async function launch(app: string, at: number) {
    const told = await leads.launch(app, at);
    await note(`launch ${app}`.trim(), told);
    return told;
  }

  async function outbox() {
    const rows = await leads.outbox();
    await note("outbox", rows.length);
    return rows;
  }

  async function retry(reference?: string) {
    const due = await leads.retry(reference);
    await note(reference === undefined ? "retry" : "retry (one)", due);
    return due;
  }

  async function listAudit() {
    const entries = await audit.list();
    await note("audit", entries.length);
    return entries;
  }

  return {
    all,
    page,
    show,
    read,
    change,
    reply,
    exportPerson,
    countPerson,
    deletePerson,
    purge,
    launch,
    outbox,
    retry,
    listAudit,
    // These two tell nothing of anybody, and leave no line in the audit.
    summary: leads.summary,
    mailState: async (reference: string) => (await leads.find(reference))?.mail ?? null,
  };
}

export type AuditedLeads = ReturnType<typeof auditedLeads>;

/** A day such as 2026-10-15. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function commandWith(command: string, filter: LeadFilter): string {
  const { kind, state, trust, assignee, since, until, locale, mail, text } = filter;
  const options = Object.entries({ kind, state, trust, locale, mail })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `--${name} ${value}`);
  if (assignee !== undefined) options.push("--assignee (name)");
  if (since !== undefined) options.push(`--since ${dayOf(since)}`);
  if (until !== undefined) options.push(`--until ${dayOf(until)}`);
  if (text?.trim()) options.push("--text (words)");
  return [command, ...options].join(" ");
}

/** A state and a name of the team say nothing of the visitor; what a note says may. */
function changeCommand({ state, note, assignee }: LeadChange): string {
  const parts = [
    state !== undefined && `state (one) ${state}`,
    note !== undefined && "note (one) (words)",
    assignee !== undefined && "assign (one) (name)",
  ];
  return parts.filter(Boolean).join(", ");
}
