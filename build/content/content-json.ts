/** The line width of the project's formatter. */
const LINE_WIDTH = 120;

/**
 * A value as content files hold it: an object opens a line for every key, so that a changed word is one changed line;
 * a list of words or numbers stands on one line while it fits.
 */
export function printContentJson(value: unknown): string {
  return `${written(value, "", 0)}\n`;
}

/** `used` is the width before the value on its line, plus a comma after it. */
function written(value: unknown, indent: string, used: number): string {
  if (Array.isArray(value)) return writtenList(value, indent, used);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, part]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return `${name}${written(part, inner, widthOf(name) + 1)}`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n${indent}}`;
}

function writtenList(items: readonly unknown[], indent: string, used: number): string {
  const isPlain = items.every((item) => typeof item !== "object" || item === null);
  const line = isPlain ? `[${items.map((item) => JSON.stringify(item)).join(", ")}]` : null;
  if (line !== null && used + widthOf(line) <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  if (items.every((item) => typeof item === "number")) return `[\n${filled(items, inner)}\n${indent}]`;
  return `[\n${items.map((item) => `${inner}${written(item, inner, inner.length + 1)}`).join(",\n")}\n${indent}]`;
}

/** Marks above and below letters have no width. */
const widthOf = (text: string) => text.replace(/\p{M}/gu, "").length;

/** As many numbers on each line as fit. */
function filled(numbers: readonly number[], indent: string): string {
  const lines: string[] = [];
  for (const number of numbers) {
    const last = lines.at(-1);
    const longer = `${last}, ${number}`;
    if (last !== undefined && longer.length < LINE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`${indent}${number}`);
  }
  return lines.join(",\n");
}
