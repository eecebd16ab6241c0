import { parseArgs } from "node:util";
import { z } from "zod";
import { FORM_IDS } from "#domain/forms/forms.ts";
import { LEAD_STATES } from "#server/storage/leads.ts";

export const HELP = `npm run leads -- <command> [options]

  list                     what was sent, oldest first
  show <reference>         one submission with all its fields and mails
  export                   everything as CSV (for spreadsheets) or JSON
  export <e-mail>          all that is stored of one person, as JSON: submissions, mails, sign-ups
  delete <e-mail> --yes    forget that person
  purge                    delete what may no longer be kept; the server does so daily
  launch <app>             tell who waits for an app that it is there; their sign-ups go 30 days later
  outbox                   mails that are not out yet, and why
  retry [reference]        send them now, also those that were given up
  audit                    who ran these commands, when, and on how many rows

Options of list and export
  --kind <${FORM_IDS.join("|")}>
  --since <2026-10-15 or 7d>
  --locale <ar|en|…>
  --state <${LEAD_STATES.join("|")}>
  --text <words>           stands somewhere in what was typed; an e-mail address is found as a whole
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
const COMMANDS = ["list", "show", "export", "delete", "purge", "launch", "outbox", "retry", "audit"] as const;

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
export type Options = z.output<typeof optionsSchema>;

export type ParsedCommand = { command: (typeof COMMANDS)[number]; subject: string | undefined; options: Options };

/** What was asked for; null for the help. Everything wrong is said at once. */
export function parseCommand(args: readonly string[]): ParsedCommand | null {
  const { positionals, values } = parsed(args);
  const { help, ...given } = values;
  const [name, subject, ...rest] = positionals;
  if (help || name === undefined) return null;
  const command = COMMANDS.find((known) => known === name);
  if (!command) throw new UsageError(`there is no command "${name}"; there are ${COMMANDS.join(", ")}`);
  if (rest.length > 0) throw new UsageError(`"${rest.join(" ")}" is one thing too many`);
  const options = optionsSchema.safeParse(given);
  if (!options.success) throw new UsageError(options.error.issues.map(({ message }) => message).join("\n"));
  return { command, subject, options: options.data };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    ...{ kind: text, since: text, locale: text, state: text, text, format: text, out: text, on: text },
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

/** Of these the value stands in the audit; the others may name a person. */
const HARMLESS = ["kind", "since", "locale", "state", "format", "on", "yes"] as const;

/** The command as the audit notes it: without an address, a reference or words that were searched for. */
export function auditedAction({ command, subject, options }: ParsedCommand): string {
  const parts = [command, subject === undefined ? "" : command === "launch" ? subject : "(one)"];
  for (const name of HARMLESS) {
    const value = options[name];
    if (value !== undefined) parts.push(value === true ? `--${name}` : `--${name} ${value}`);
  }
  if (options.text !== undefined) parts.push("--text (words)");
  return parts.filter((part) => part !== "").join(" ");
}
