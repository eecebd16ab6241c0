import { type SatteriProcessorOptions, satteri } from "@astrojs/markdown-satteri";

const CALLOUT_KINDS = ["note", "warning"] as const;
type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** The words that rendering adds to a text, in the text's language. */
export type MarkdownLabels = {
  callouts: Record<CalloutKind, string>;
  footnotes: string;
  /** Of the link from a footnote back to where it stands; a note may stand in several places. */
  backToReference: (note: number, place: number) => string;
  table: (number: number) => string;
  code: (number: number) => string;
};

/** A picture that stands beside the text: a drawing that takes the page's colours, or a photograph. */
export type Picture =
  | { kind: "drawing"; svg: string }
  | { kind: "photo"; day: PictureFiles; night: PictureFiles | null; width: number; height: number };

/** The addresses of one photograph: one that every reader of the feed knows, and several widths for the page. */
export type PictureFiles = { src: string; srcset: string };

export type MarkdownInput = {
  markdown: string;
  /** Addresses of its headings, in order. */
  anchors: readonly string[];
  labels: MarkdownLabels;
  /** Turns an address without a language into one of the text's language. */
  linkTo: (path: string) => string;
  findPicture: (name: string) => Promise<Picture>;
};

type Heading = { depth: number; anchor: string; text: string };
export type RenderedMarkdown = { html: string; headings: Heading[] };

type HastPlugin = NonNullable<SatteriProcessorOptions["hastPlugins"]>[number];

const FOOTNOTES_ID = "footnote-label";

/** Renders Markdown. The styles are in src/ui/text/prose.css; no style attributes are written. */
export async function renderMarkdown(input: MarkdownInput): Promise<RenderedMarkdown> {
  const { labels, anchors, linkTo, findPicture } = input;
  const processor = satteri({
    features: {
      gfm: {
        footnotes: {
          label: labels.footnotes,
          backLabel: labels.backToReference,
          backContent: "↩\ufe0e",
          clobberPrefix: "",
        },
      },
    },
    hastPlugins: [
      headingAnchors(anchors),
      links(linkTo),
      codeBlocks(labels.code),
      inlineCode,
      tables(labels.table),
      callouts(labels.callouts),
      figures(findPicture),
    ],
  });
  const renderer = await processor.createRenderer({ syntaxHighlight: "prism" });
  const { code, metadata } = await renderer.render(input.markdown);
  return {
    html: code,
    headings: metadata.headings
      .filter(({ slug }) => slug !== FOOTNOTES_ID)
      .map(({ depth, slug, text }) => ({ depth, anchor: slug, text })),
  };
}

const headingAnchors = (anchors: readonly string[]): HastPlugin => {
  let index = 0;
  return {
    name: "heading-anchors",
    element: {
      filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
      visit(node, context) {
        // It comes hidden from sight; here it is a heading like any other, but not one of the text's own.
        if (node.properties["id"] === FOOTNOTES_ID) return context.setProperty(node, "className", null);
        const anchor = anchors[index];
        if (anchor === undefined) throw new Error(`"${context.textContent(node)}" is a heading; write it with #`);
        index += 1;
        context.setProperty(node, "id", anchor);
      },
    },
  };
};

const links = (linkTo: MarkdownInput["linkTo"]): HastPlugin => ({
  name: "links",
  element: {
    filter: ["a"],
    visit(node, context) {
      const href = node.properties["href"];
      if (typeof href === "string" && /^\/[^/]/.test(href)) context.setProperty(node, "href", linkTo(href));
    },
  },
});

/** Letters of code that fit on a line of the narrowest phone. */
const SHORT_LINE = 28;

/** Code reads from left to right in any language. Its lines stay whole: longer ones are scrolled to, by keys too. */
const codeBlocks = (labelOf: MarkdownLabels["code"]): HastPlugin => {
  let count = 0;
  return {
    name: "code-blocks",
    element: {
      filter: ["pre"],
      visit(node, context) {
        count += 1;
        context.setProperty(node, "dir", "ltr");
        const lines = context.textContent(node).split("\n");
        if (lines.every((line) => line.length <= SHORT_LINE)) return;
        const names = node.properties["className"];
        context.setProperty(node, "className", [...(Array.isArray(names) ? names : []), "code-scroll"]);
        context.setProperty(node, "role", "region");
        context.setProperty(node, "tabIndex", 0);
        context.setProperty(node, "ariaLabel", labelOf(count));
      },
    },
  };
};

const ARABIC_WORD = /^[\p{Script=Arabic}\p{M}\s]+$/u;
/** Shorter code fits on any line: it stays whole, and with the full stop after it. */
const LONG_CODE = 24;

/** A word of Arabic that a text speaks of is set as a word, not as code. */
const inlineCode: HastPlugin = {
  name: "inline-code",
  element: {
    filter: ["code"],
    visit(node, context) {
      const text = context.textContent(node);
      if (ARABIC_WORD.test(text)) {
        context.setProperty(node, "className", ["word"]);
        context.setProperty(node, "dir", "rtl");
      } else if (text.length > LONG_CODE) context.setProperty(node, "className", ["long-code"]);
    },
  },
};

/** Columns are aligned by a class: the content security policy forbids style attributes. */
const COLUMN_CLASSES: Record<string, string> = { right: "cell-end", center: "cell-middle" };

const TABLE_ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** Cells up to this many letters fit beside each other on a phone, in a table of three columns. */
const SHORT_CELL = 16;
const NUMBER = /^[\d.,:%+×–−\s-]+$/;

/**
 * On a phone, a table whose cells are short stays one; of another, each row becomes a list of values, each with the name
 * of its column before it (`data-label`).
 */
const tables = (labelOf: MarkdownLabels["table"]): HastPlugin => {
  let count = 0;
  let columns: string[] = [];
  let cells = 0;
  return {
    name: "tables",
    element: [
      {
        // As blocks, rows and cells would not be taken for a table by every screen reader.
        filter: Object.keys(TABLE_ROLES),
        visit(node, context) {
          context.setProperty(node, "role", TABLE_ROLES[node.tagName]);
        },
      },
      {
        filter: ["table"],
        visit(node, context) {
          count += 1;
          columns = [];
          cells = 0;
          const [, ...parts] = node.children.filter((part) => part.type === "element");
          const rows = parts.flatMap((part) => part.children);
          // Without the head, whose words may break, and the first cell, which is the name of its row.
          const lengths = rows.map((row) =>
            (row.type === "element" ? row.children : [])
              .filter(({ type }) => type === "element")
              .slice(1)
              .map((cell) => context.textContent(cell).length),
          );
          const isStacked = lengths.some((row) => row.length > 2 || (row.length > 1 && Math.max(...row) > SHORT_CELL));
          context.wrapNode(node, {
            type: "element",
            tagName: "div",
            properties: {
              className: isStacked ? ["table-scroll", "table-stack"] : ["table-scroll"],
              role: "region",
              tabIndex: 0,
              ariaLabel: labelOf(count),
            },
            children: [],
          });
        },
      },
      {
        filter: ["th", "td"],
        visit(node, context) {
          const text = context.textContent(node).trim();
          const side = /text-align: *(\w+)/.exec(String(node.properties["style"] ?? ""))?.[1];
          context.setProperty(node, "style", null);
          const names = [side && COLUMN_CLASSES[side], NUMBER.test(text) && "cell-number"].filter((name) => !!name);
          if (names.length > 0) context.setProperty(node, "className", names);
          if (node.tagName === "th") columns.push(text);
          else {
            context.setProperty(node, "dataLabel", columns[cells % columns.length]);
            cells += 1;
          }
        },
      },
    ],
  };
};

const CALLOUT = /^\[!(\w+)\]\s*/;

/** A quotation that begins with [!NOTE] is an aside with a label. */
const callouts = (labels: MarkdownLabels["callouts"]): HastPlugin => ({
  name: "callouts",
  element: {
    filter: ["blockquote"],
    visit(node, context) {
      const paragraph = node.children.find((child) => child.type === "element");
      const words = paragraph?.children[0];
      if (!paragraph || words?.type !== "text") return;
      const written = CALLOUT.exec(words.value)?.[1];
      if (written === undefined) return;
      const kind = CALLOUT_KINDS.find((known) => known === written.toLowerCase());
      if (!kind) throw new Error(`there is no callout [!${written}]; known are ${CALLOUT_KINDS.join(", ")}`);
      context.replaceNode(node, {
        type: "element",
        tagName: "aside",
        properties: { className: ["callout"], role: "note", dataKind: kind },
        children: [
          {
            type: "element",
            tagName: "p",
            properties: { className: ["callout-label"] },
            children: [{ type: "text", value: labels[kind] }],
          },
          ...node.children.map((child) =>
            child === paragraph
              ? {
                  ...paragraph,
                  children: [
                    { type: "text" as const, value: words.value.replace(CALLOUT, "") },
                    ...paragraph.children.slice(1),
                  ],
                }
              : child,
          ),
        ],
      });
    },
  },
});

/** A picture alone in its paragraph is a figure; what stands in quotes behind its address is the caption. */
const figures = (findPicture: MarkdownInput["findPicture"]): HastPlugin => ({
  name: "figures",
  element: {
    filter: ["p"],
    async visit(node, context) {
      const [image, ...rest] = node.children;
      if (image?.type !== "element" || image.tagName !== "img" || rest.length > 0) return;
      const { src, alt, title } = image.properties;
      if (typeof alt !== "string" || alt === "")
        throw new Error(`the picture ${src} needs a description: ![what it shows](${src})`);
      const picture = await findPicture(String(src));
      const caption =
        typeof title === "string"
          ? [
              {
                type: "element" as const,
                tagName: "figcaption",
                properties: {},
                children: [{ type: "text" as const, value: title }],
              },
            ]
          : [];
      context.replaceNode(node, {
        type: "element",
        tagName: "figure",
        properties: {},
        children: [...pictureNodes(picture, alt), ...caption],
      });
    },
  },
});

function pictureNodes(picture: Picture, alt: string) {
  if (picture.kind === "drawing")
    return [
      {
        type: "element" as const,
        tagName: "div",
        properties: { className: ["figure-drawing"], role: "img", ariaLabel: alt },
        children: [{ type: "raw" as const, value: picture.svg }],
      },
    ];
  const { day, night, width, height } = picture;
  if (!night) return [photoNode(day, { alt, width, height })];
  return [
    photoNode(day, { alt, width, height, only: "day-only" }),
    photoNode(night, { alt, width, height, only: "night-only" }),
  ];
}

const SIZES = "(width < 48rem) 100vw, 46rem";

type PhotoLook = { alt: string; width: number; height: number; only?: "day-only" | "night-only" };

function photoNode(files: PictureFiles, { only, ...look }: PhotoLook) {
  return {
    type: "element" as const,
    tagName: "img",
    properties: { ...(only && { className: [only] }), ...files, sizes: SIZES, ...look, loading: "lazy" },
    children: [],
  };
}
