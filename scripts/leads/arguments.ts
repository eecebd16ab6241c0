import { parseArgs } from "node:util";
import { z } from "zod";
import { FORM_IDS } from "#domain/forms/forms.ts";
import { MAIL_STATES, SUBMISSION_STATES, TRUSTS } from "#domain/forms/submission.ts";

export const HELP = `npm run leads -- <command> [options]

  list                     what was sent, oldest first
  show <reference>         one submission with all its fields, mails and replies
  state <reference> <${SUBMISSION_STATES.join("|")}>
  note <reference> <text>  in place of the note before; "" for none
  assign <reference> <name>  who has it; "" for nobody
  export                   everything as CSV (for spreadsheets) or JSON
  export <e-mail>          all that is stored of one person, as JSON: submissions, notes, mails, replies, sign-ups
  delete <e-mail> --yes    forget that person
  purge                    delete what may no longer be kept; the server does so daily
  launch <app>             tell who waits for an app that it is there; their sign-ups go 30 days later
  outbox                   mails that are not out yet, and why
  retry [reference]        send them now, also those that were given up
  audit                    who ran these commands, when, and on how many rows

Options of list and export
  --kind <${FORM_IDS.join("|")}>
  --since <2026-10-15 or 7d>
  --until <2026-10-15 or 7d>
  --locale <ar|en|…>
  --state <${SUBMISSION_STATES.join("|")}>
  --trust <${TRUSTS.join("|")}>
  --assignee <name>        who has it; "" for nobody
  --mail <${MAIL_STATES.join("|")}>
  --text <words>           stands somewhere in what was typed or in the note; an e-mail address is found as a whole
  --format <csv|json>      of export (csv), also of list (a table)
  --out <file>             of export: write there
  --on <2026-10-15>        of launch: when it was (now)
  --yes                    of delete, and of purge when the clock is right although it seems to have jumped

It reads the same variables as the server: DATA_DIR or DATABASE_URL.`;

/** Wrong usage: told to the person, with where to read more. */
export class UsageError extends Error {
  override name = "UsageError";
}

const DAY_MS = 24 * 60 * 60 * 1000;
const COMMANDS = [
  ...(["list", "show", "state", "note", "assign", "export", "delete"] as const),
  ...(["purge", "launch", "outbox", "retry", "audit"] as const),
];
/** Those that need a second thing behind the reference. */
const WITH_VALUE: readonly string[] = ["state", "note", "assign"];

const oneOf = <const T extends readonly [string, ...string[]]>(name: string, allowed: T) =>
  z.enum(allowed, { error: `--${name} is one of ${allowed.join(", ")}` });

const optionsSchema = z.object({
  kind: oneOf("kind", FORM_IDS).optional(),
  since: z.string().optional(),
  locale: z.string().optional(),
  until: z.string().optional(),
  state: oneOf("state", SUBMISSION_STATES).optional(),
  trust: oneOf("trust", TRUSTS).optional(),
  assignee: z.string().optional(),
  mail: oneOf("mail", MAIL_STATES).optional(),
  text: z.string().optional(),
  format: oneOf("format", ["csv", "json"]).optional(),
  out: z.string().optional(),
  on: z.string().optional(),
  yes: z.boolean().optional(),
});
export type Options = z.output<typeof optionsSchema>;

export type ParsedCommand = {
  command: (typeof COMMANDS)[number];
  subject: string | undefined;
  /** Of state, note and assign: what is to stand there. */
  value: string | undefined;
  options: Options;
};

/** What was asked for; null for the help. Everything wrong is said at once. */
export function parseCommand(args: readonly string[]): ParsedCommand | null {
  const { positionals, values } = parsed(args);
  const { help, ...given } = values;
  const [name, subject, ...others] = positionals;
  if (help || name === undefined) return null;
  const command = COMMANDS.find((known) => known === name);
  if (!command) throw new UsageError(`there is no command "${name}"; there are ${COMMANDS.join(", ")}`);
  const [value, ...rest] = WITH_VALUE.includes(command) ? others : [undefined, ...others];
  if (rest.length > 0) throw new UsageError(`"${rest.join(" ")}" is one thing too many`);
  const options = optionsSchema.safeParse(given);
  if (!options.success) throw new UsageError(options.error.issues.map(({ message }) => message).join("\n"));
  return { command, subject, value, options: options.data };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    ...{ kind: text, since: text, until: text, locale: text, state: text, trust: text, assignee: text, mail: text },
    ...{ text, format: text, out: text, on: text },
    ...{ yes: flag, help: flag },
  };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `2026-10-15`, or `7d` for seven days ago. */
export function timeOf(option: string, value: string, now: number): number {
  const days = /^(\d{1,4})d$/.exec(value)?.[1];
  if (days) return now - Number(days) * DAY_MS;
  const time = /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--${option} is a day such as 2026-10-15, or 7d for seven days ago`);
  return time;
}
