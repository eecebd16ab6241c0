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
