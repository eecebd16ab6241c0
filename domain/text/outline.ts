/** A heading of a Markdown text, as its author wrote it. */
export type OutlineHeading = { depth: number; text: string };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;

/** The headings of a text, outside its code. */
export function outlineOf(markdown: string): OutlineHeading[] {
  const headings: OutlineHeading[] = [];
  let fence: string | null = null;
  for (const line of markdown.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    const heading = fence === null ? HEADING.exec(line) : null;
    if (heading?.[1] && heading[2]) headings.push({ depth: heading[1].length, text: heading[2] });
  }
  return headings;
}

/** Marks that may be written or left out without changing the word: an address must not depend on them. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g;

function slugOf(text: string): string {
  return text
    .normalize("NFC")
    .replace(OPTIONAL_MARKS, "")
    .replace(/['’]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const isLatin = (slug: string) => /^[a-z0-9-]+$/.test(slug);

/** Whether texts say the same things under the same headings, whatever their language. */
export function sameShape(outlines: readonly (readonly OutlineHeading[])[]): boolean {
  const shapes = outlines.map((outline) => outline.map(({ depth }) => depth).join());
  return shapes.every((shape) => shape === shapes[0]);
}

/**
 * Addresses of a text's headings. All languages share them, so that a link survives the switch of language, and
 * they are Latin where one language writes the heading so: others turn into %D9%85… when they are shared.
 */
export function anchorsOf(outlines: readonly (readonly OutlineHeading[])[]): string[] {
  const [first = [], ...others] = outlines;
  const taken = new Map<string, number>();
  return first.map((heading, index) => {
    const slugs = [heading, ...others.flatMap((outline) => outline[index] ?? [])].map(({ text }) => slugOf(text));
    const slug = slugs.find(isLatin) ?? (slugs[0] || "section");
    const times = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, times);
    return times === 1 ? slug : `${slug}-${times}`;
  });
}
