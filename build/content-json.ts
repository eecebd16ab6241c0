const MOST_COLUMNS = 120;

type Layout = { isSpread: boolean; inside: ReadonlyMap<string, Layout> };

const NOT_SPREAD: Layout = { isSpread: false, inside: new Map() };

/**
 * JSON as the content files are written: an object stays in one line, or spread over several, as it was before; what
 * is new stands in one line where it fits. So a changed word is one changed line.
 */
export function printContentJson(data: unknown, former = ""): string {
  return `${print(data, former.trim() === "" ? NOT_SPREAD : layoutOf(former), { indent: 0, column: 0, isRoot: true })}\n`;
}

type Place = { indent: number; column: number; isRoot?: boolean };

function print(value: unknown, layout: Layout, { indent, column, isRoot = false }: Place): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (entries.length === 0) return open + close;
  const line = isRoot || isSpread(value, layout) ? null : inLine(value);
  // A comma may follow.
  if (line !== null && column + line.length < MOST_COLUMNS) return line;
  const inner = indent + 2;
  const lines = entries.map(([key, item]) => {
    const name = isList ? "" : `${JSON.stringify(key)}: `;
    const text = print(item, layout.inside.get(key) ?? NOT_SPREAD, { indent: inner, column: inner + name.length });
    return `${" ".repeat(inner)}${name}${text}`;
  });
  return `${open}\n${lines.join(",\n")}\n${" ".repeat(indent)}${close}`;
}

/** A list is spread when one of its objects is. */
function isSpread(value: object, layout: Layout): boolean {
  if (!Array.isArray(value) && layout.isSpread) return true;
  return Object.entries(value).some(
    ([key, item]) => typeof item === "object" && item !== null && isSpread(item, layout.inside.get(key) ?? NOT_SPREAD),
  );
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inLine(item)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** Which objects of a JSON text begin on a line of their own. The text is known to be JSON. */
function layoutOf(text: string): Layout {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|\s+|[^\s[\]{}:,"]+/g)].map(([token]) => token);
  let at = 0;
  const skipSpace = () => {
    while (/^\s/.test(tokens[at] ?? "")) at++;
  };
  const read = (): Layout => {
    skipSpace();
    const open = tokens[at++];
    if (open !== "{" && open !== "[") return NOT_SPREAD;
    const spread = (tokens[at] ?? "").includes("\n");
    const inside = new Map<string, Layout>();
    for (let index = 0; ; index++) {
      skipSpace();
      if (tokens[at] === "}" || tokens[at] === "]") break;
      let key = String(index);
      if (open === "{") {
        key = JSON.parse(tokens[at++] ?? '""');
        skipSpace();
        at++;
      }
      inside.set(key, read());
      skipSpace();
      if (tokens[at] === ",") at++;
    }
    at++;
    return { isSpread: spread, inside };
  };
  return read();
}
