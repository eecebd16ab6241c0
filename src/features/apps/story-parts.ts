/** A rendered text, cut at its headings of the second level. */
export type StoryParts = {
  /** What stands before the first heading; may be empty. */
  intro: string;
  parts: { id: string; title: string; html: string }[];
};

type RenderedText = { html: string; headings: readonly { depth: number; anchor: string; text: string }[] };

/** Cuts a rendered text at its headings, so that each part can be folded under its own. */
export function storyParts({ html, headings }: RenderedText): StoryParts {
  const [intro = "", ...bodies] = html.split(/<h2\b[^>]*>.*?<\/h2>/su).map((part) => part.trim());
  const titles = headings.filter(({ depth }) => depth === 2);
  return {
    intro,
    parts: titles.map(({ anchor, text }, index) => ({ id: anchor, title: text, html: bodies[index] ?? "" })),
  };
}
