/** What a tool does to a text: replace a range, then select a part of what was put there. */
export type Edit = { start: number; end: number; text: string; select: readonly [number, number] };
export type Tool = "bold" | "heading" | "link" | "list" | "callout";
type Selection = { text: string; start: number; end: number };

/** `words` stand in where nothing was selected. */
export function editWith(tool: Tool, { text, start, end }: Selection, words: string): Edit {
  const chosen = text.slice(start, end) || words;
  switch (tool) {
    case "bold":
      return around(start, end, "**", chosen, "**");
    case "link":
      return linkTo(start, end, chosen);
    case "heading":
      return lines({ text, start, end }, words, (line) => `## ${line.replace(/^#+\s*/, "")}`);
    case "list":
      return lines({ text, start, end }, words, (line) => `- ${line.replace(/^-\s*/, "")}`);
    case "callout":
      return lines({ text, start, end }, words, (line, index) => `${index === 0 ? "> [!NOTE]\n" : ""}> ${line}`);
  }
}

/**
 * A paragraph of its own: before the one at whose beginning the cursor stands, or behind the one it stands in.
 * Its description is what was selected, or what is known of it; otherwise it is left to be written, and nothing is published without it.
 */
export function pictureEdit({ text, start, end }: Selection, target: string, known = ""): Edit {
  const description = text.slice(start, end).replace(/\s+/g, " ").trim() || known;
  const endOfParagraph = text.indexOf("\n\n", end);
  const at = /(^|\n\n)$/.test(text.slice(0, start)) ? start : endOfParagraph === -1 ? text.length : endOfParagraph;
  const edit = setApart(text, at, at, `![${description}](${target})`);
  const from = edit.select[0] + "![".length;
  return { ...edit, select: [from, from + description.length] };
}

function around(start: number, end: number, before: string, inner: string, after: string): Edit {
  const from = start + before.length;
  return { start, end, text: `${before}${inner}${after}`, select: [from, from + inner.length] };
}

/** The address is what has to be written next. */
function linkTo(start: number, end: number, words: string): Edit {
  const from = start + words.length + 3;
  return { start, end, text: `[${words}](/)`, select: [from, from + 1] };
}

/** Whole lines. */
function lines({ text, start, end }: Selection, words: string, change: (line: string, index: number) => string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const changed = (text.slice(from, to) || words).split("\n").map(change).join("\n");
  return setApart(text, from, to, changed);
}

/** In place of a range, with an empty line before it and behind it, and selected. */
function setApart(text: string, start: number, end: number, inner: string): Edit {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const lead = before && "\n".repeat(2 - (/\n{1,2}$/.exec(before)?.[0].length ?? 0));
  const tail = after && "\n".repeat(2 - (/^\n{1,2}/.exec(after)?.[0].length ?? 0));
  const from = start + lead.length;
  return { start, end, text: `${lead}${inner}${tail}`, select: [from, from + inner.length] };
}
