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

const MAX_CELL = 44;

/** For people: columns as wide as what stands in them. */
export function tableOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: string) => {
    const line = [...value.replace(/\s+/g, " ")];
    return line.length > MAX_CELL ? `${line.slice(0, MAX_CELL - 1).join("")}…` : line.join("");
  };
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column] ?? "")))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => [...(line[index] ?? "")].length)));
  return lines
    .map((line) =>
      line
        .map((value, index) => value + " ".repeat((widths[index] ?? 0) - [...value].length))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
