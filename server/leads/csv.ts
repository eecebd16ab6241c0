import type { Lead } from "#server/storage/leads.ts";

/**
 * Spreadsheets run a cell that begins like this as a formula, in Japanese also with the wide signs. Where a comma is used
 * in numbers they also begin a cell behind a semicolon, whatever is quoted, and then a row at every line break.
 */
const FORMULA_START = /(^|[;,|\t\r\n])([^\S\r\n]*)(?=[=+\-@＝＋－＠﹢﹣﹦﹫−])|^(?=[\t\r])/g;
const BYTE_ORDER_MARK = "\ufeff";

function csvCell(value: string): string {
  const safe = value.replace(FORMULA_START, "$1$2'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** For spreadsheets: the mark at the start makes them read Arabic as it is. */
export function csvOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(csvCell).join(",")}\r\n`).join("");
}

/** A lead as one row of a table. The note is ours: the key request has a field of that name. */
export function flatLead({ reference, kind, createdAt, values, ...lead }: Lead): Record<string, string> {
  const { locale, trust, state, assignee, note, mail, consentVersion } = lead;
  const received = new Date(createdAt).toISOString();
  return {
    ...{ reference, kind, received, state, assignee, ourNote: note, mail, locale, trust, consentVersion },
    ...values,
  };
}

export const leadsCsv = (leads: readonly Lead[]) => csvOf(leads.map(flatLead));
