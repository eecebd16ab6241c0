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

/** A paragraph of its own: before the one at whose beginning the cursor stands, or behind the one it stands in. */
export function pictureEdit({ text, start, end }: Selection, words: string, target: string): Edit {
  const description = text.slice(start, end).replace(/\s+/g, " ").trim() || words;
  const endOfParagraph = text.indexOf("\n\n", end);
  const at = /(^|\n\n)$/.test(text.slice(0, start)) ? start : endOfParagraph === -1 ? text.length : endOfParagraph;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const lead = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const tail = after === "" || after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  const from = at + lead.length + "![".length;
  return {
    start: at,
    end: at,
    text: `${lead}![${description}](${target})${tail}`,
    select: [from, from + description.length],
  };
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

/** Whole lines, set apart from what stands around them. */
function lines({ text, start, end }: Selection, words: string, change: (line: string, index: number) => string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const changed = (text.slice(from, to) || words).split("\n").map(change).join("\n");
  const before = text.slice(0, from);
  const lead = before === "" || before.endsWith("\n\n") ? "" : "\n";
  const after = text.slice(to);
  const tail = after === "" || after.startsWith("\n\n") ? "" : "\n";
  const at = from + lead.length;
  return { start: from, end: to, text: `${lead}${changed}${tail}`, select: [at, at + changed.length] };
}
