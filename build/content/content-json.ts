/** What fits on a line of this width stands on one, as the formatter of the project has it. */
const LINE_WIDTH = 120;

/**
 * A value as content files hold it: an object opens a line for every key, so that a changed word is one changed line;
 * a list of words or numbers stands on one line while it fits.
 */
export function printContentJson(value: unknown): string {
  return `${written(value, "", 0)}\n`;
}

/** `used` is what stands before the value on its line, and the comma that may follow. */
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

/** Marks above and below letters take no room of their own. */
const widthOf = (text: string) => text.replace(/\p{M}/gu, "").length;

/** Numbers fill the lines they need. */
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
