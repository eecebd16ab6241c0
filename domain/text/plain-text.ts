/** Markdown syntax and what remains of it in plain text, from large to small. */
const MARKS: readonly [mark: RegExp, left: string][] = [
  // Blocks of code, and rules between the rows of a table.
  [/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1.*$/gm, " "],
  [/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*$/gm, " "],
  // Of a picture its caption, of a link its words, of a footnote its text.
  [/!\[[^\]]*\]\([^)"]*(?:"([^"]*)")?\s*\)/g, " $1 "],
  [/\[\^[^\]]+\]:?/g, " "],
  [/\[([^\]]*)\]\([^)]*\)/g, "$1"],
  // What begins a line: quotes and callouts, headings, lists.
  [/^[ \t]*(?:>[ \t]*)+(?:\[![a-z]+\])?/gim, " "],
  [/^[ \t]*#{1,6}[ \t]+/gm, " "],
  [/^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/gm, " "],
  // Tags that are not shown as code, cells, stress and code within a line.
  [/(?<!`)<\/?[a-z][^>]*>/gi, " "],
  [/\|/g, " "],
  [/(?<!\\)(?:\*+|`+|~~)|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, ""],
  [/\\(?=[!-/:-@[-`{-~])/g, ""],
  [/\s+/g, " "],
];

/** The words of a Markdown text as they are read, on one line; for search and comparison, not for display. */
export function plainTextOf(markdown: string): string {
  return MARKS.reduce((text, [mark, left]) => text.replace(mark, left), markdown).trim();
}
