import { runHighlighterWithAstro } from "@astrojs/prism/dist/highlighter";
import { type HastNode, markdownToHast } from "satteri";

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

type Element = Extract<HastNode, { type: "element" }>;
type Attributes = Readonly<Record<string, unknown>>;

const FOOTNOTES_ID = "footnote-label";

/** Renders Markdown. The styles are in src/ui/text/prose.css; no style attributes are written. */
export async function renderMarkdown(input: MarkdownInput): Promise<RenderedMarkdown> {
  const { labels, anchors } = input;
  const tree = markdownToHast(input.markdown, {
    features: {
      gfm: {
        footnotes: {
          label: labels.footnotes,
          backLabel: labels.backToReference,
          backContent: "↩\ufe0e",
          clobberPrefix: "",
        },
      },
      smartPunctuation: true,
    },
  });
  const elements = [...elementsIn(tree)];
  const code = new Map<Element, string>();
  for (const element of elements) if (element.tagName === "pre") code.set(element, await colouredCode(element));
  const pictures = new Map<Element, Picture>();
  for (const element of elements) {
    const image = imageAlone(element);
    if (image) pictures.set(image, await pictureOf(image, input.findPicture));
  }
  const headings: Heading[] = [];
  let codeBlocks = 0;
  let tables = 0;
  let columns: string[] = [];
  let cells = 0;

  const childrenOf = (node: HastNode): string => ("children" in node ? node.children.map(htmlOf).join("") : "");
  const plain = (element: Element, also: Attributes = {}) =>
    tag(element.tagName, { ...element.properties, ...also }, childrenOf(element));

  function htmlOf(node: HastNode): string {
    if (node.type === "text") return escaped(node.value);
    if (node.type === "raw") return node.value;
    if (node.type !== "element") return childrenOf(node);
    if (/^h[1-6]$/.test(node.tagName)) return headingOf(node);
    if (node.tagName === "a") return linkOf(node);
    if (node.tagName === "pre") return codeBlockOf(node);
    if (node.tagName === "code") return plain(node, codeAttributes(node));
    if (node.tagName === "table") return tableOf(node);
    if (node.tagName === "th" || node.tagName === "td") return cellOf(node);
    if (node.tagName in TABLE_ROLES) return plain(node, { role: TABLE_ROLES[node.tagName] });
    if (node.tagName === "blockquote") return quotationOf(node);
    if (node.tagName === "p") return figureOf(node) ?? plain(node);
    return plain(node);
  }

  function headingOf(heading: Element): string {
    // It comes hidden from sight; here it is a heading like any other, but not one of the text's own.
    if (heading.properties["id"] === FOOTNOTES_ID) return plain(heading, { className: null });
    const text = textOf(heading);
    const anchor = anchors[headings.length];
    if (anchor === undefined) throw new Error(`"${text}" is a heading; write it with #`);
    headings.push({ depth: Number(heading.tagName.slice(1)), anchor, text });
    return plain(heading, { id: anchor });
  }

  function linkOf(link: Element): string {
    const { href } = link.properties;
    return plain(link, typeof href === "string" && /^\/[^/]/.test(href) ? { href: input.linkTo(href) } : {});
  }

  /** Code reads from left to right in any language. Its lines stay whole: longer ones are scrolled to, by keys too. */
  function codeBlockOf(pre: Element): string {
    codeBlocks += 1;
    const language = languageOf(pre);
    const isShort = textOf(pre)
      .replace(/\n$/, "")
      .split("\n")
      .every((line) => line.length <= SHORT_LINE);
    const scrolled = { role: "region", tabIndex: 0, ariaLabel: labels.code(codeBlocks) };
    const className = [`language-${language}`, ...(isShort ? [] : ["code-scroll"])];
    const attributes = { className, dataLanguage: language, dir: "ltr", ...(isShort ? {} : scrolled) };
    return tag("pre", attributes, code.get(pre) ?? "");
  }

  /**
   * On a phone, a table whose cells are short stays one; of another, each row becomes a list of values, each with the
   * name of its column before it (`data-label`).
   */
  function tableOf(table: Element): string {
    tables += 1;
    columns = [];
    cells = 0;
    const scrolled = {
      className: isStacked(table) ? ["table-scroll", "table-stack"] : ["table-scroll"],
      role: "region",
      tabIndex: 0,
      ariaLabel: labels.table(tables),
    };
    return tag("div", scrolled, plain(table, { role: TABLE_ROLES["table"] }));
  }

  function cellOf(cell: Element): string {
    const text = textOf(cell).trim();
    const { style, ...properties } = cell.properties;
    const side = /text-align: *(\w+)/.exec(String(style ?? ""))?.[1];
    const names = [side && COLUMN_CLASSES[side], NUMBER.test(text) && "cell-number"].filter((name) => !!name);
    const attributes = {
      ...properties,
      role: TABLE_ROLES[cell.tagName],
      ...(names.length > 0 && { className: names }),
      ...(cell.tagName === "td" && { dataLabel: columns[cells % columns.length] }),
    };
    if (cell.tagName === "th") columns.push(text);
    else cells += 1;
    return tag(cell.tagName, attributes, childrenOf(cell));
  }

  /** A quotation that begins with [!NOTE] is an aside with a label. */
  function quotationOf(quotation: Element): string {
    const paragraph = quotation.children.find((child) => child.type === "element");
    const words = paragraph?.children[0];
    const written = words?.type === "text" ? CALLOUT.exec(words.value)?.[1] : undefined;
    if (!paragraph || words?.type !== "text" || written === undefined) return plain(quotation);
    const kind = CALLOUT_KINDS.find((known) => known === written.toLowerCase());
    if (!kind) throw new Error(`there is no callout [!${written}]; known are ${CALLOUT_KINDS.join(", ")}`);
    const rest = paragraph.children.slice(1).map(htmlOf).join("");
    const said = tag(paragraph.tagName, paragraph.properties, escaped(words.value.replace(CALLOUT, "")) + rest);
    const inside = quotation.children.map((child) => (child === paragraph ? said : htmlOf(child))).join("");
    const label = tag("p", { className: ["callout-label"] }, escaped(labels.callouts[kind]));
    return tag("aside", { className: ["callout"], role: "note", dataKind: kind }, label + inside);
  }

  /** A picture alone in its paragraph is a figure; what stands in quotes behind its address is the caption. */
  function figureOf(paragraph: Element): string | null {
    const image = imageAlone(paragraph);
    const picture = image && pictures.get(image);
    if (!picture) return null;
    const { alt, title } = image.properties;
    const caption = typeof title === "string" ? tag("figcaption", {}, escaped(title)) : "";
    return tag("figure", {}, pictureHtml(picture, String(alt)) + caption);
  }

  const html = htmlOf(tree);
  return { html: html === "" ? "" : `${html}\n`, headings };
}

function* elementsIn(node: HastNode): Generator<Element> {
  if (node.type === "element") yield node;
  if ("children" in node) for (const child of node.children) yield* elementsIn(child);
}

function textOf(node: HastNode): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

const VOID_TAGS = new Set(["br", "hr", "img", "input"]);

function tag(name: string, attributes: Attributes, content: string): string {
  const start = `<${name}${Object.entries(attributes).map(attribute).join("")}>`;
  return VOID_TAGS.has(name) ? start : `${start}${content}</${name}>`;
}

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = { className: "class", htmlFor: "for" };

/** Properties are named as in scripts: `className`, `ariaLabel`, `dataLabel`. */
function attribute([property, value]: [string, unknown]): string {
  if (value === null || value === undefined || value === false) return "";
  const name =
    ATTRIBUTE_NAMES[property] ??
    (property.startsWith("data")
      ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      : property.replace(/^aria(?=[A-Z])/, "aria-").toLowerCase());
  if (value === true) return ` ${name}`;
  const text = Array.isArray(value) ? value.join(" ") : String(value);
  return ` ${name}="${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Letters of code that fit on a line of the narrowest phone. */
const SHORT_LINE = 28;
/** Shorter code fits on any line: it stays whole, and with the full stop after it. */
const LONG_CODE = 24;
const ARABIC_WORD = /^[\p{Script=Arabic}\p{M}\s]+$/u;

/** A word of Arabic that a text speaks of is set as a word, not as code. */
function codeAttributes(code: HastNode): Attributes {
  const text = textOf(code);
  if (ARABIC_WORD.test(text)) return { className: ["word"], dir: "rtl" };
  return text.length > LONG_CODE ? { className: ["long-code"] } : {};
}

function languageOf(pre: Element): string {
  const [code] = pre.children;
  const names = code?.type === "element" ? code.properties["className"] : undefined;
  const named = Array.isArray(names) ? names.find((name) => String(name).startsWith("language-")) : undefined;
  return named === undefined ? "plaintext" : String(named).slice("language-".length);
}

/** What stands inside a block of code, coloured by classes. */
async function colouredCode(pre: Element): Promise<string> {
  const language = languageOf(pre);
  const written = textOf(pre).replace(/\n$/, "");
  const { html } = await runHighlighterWithAstro(language, written);
  // Of a language that Prism does not know it gives back what it got; elsewhere it leaves `>` as it is.
  const safe =
    html === written ? escaped(html) : html.replace(/<[^>]*>|>/g, (found) => (found === ">" ? "&gt;" : found));
  return tag("code", { className: [`language-${language}`], ...codeAttributes(pre) }, safe);
}

/** Columns are aligned by a class: the content security policy forbids style attributes. */
const COLUMN_CLASSES: Record<string, string> = { right: "cell-end", center: "cell-middle" };

/** As blocks, rows and cells would not be taken for a table by every screen reader. */
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

function isStacked(table: Element): boolean {
  const [, ...parts] = table.children.filter((part) => part.type === "element");
  const rows = parts.flatMap((part) => part.children);
  // Without the head, whose words may break, and the first cell, which is the name of its row.
  const lengths = rows.map((row) =>
    (row.type === "element" ? row.children : [])
      .filter(({ type }) => type === "element")
      .slice(1)
      .map((cell) => textOf(cell).length),
  );
  return lengths.some((row) => row.length > 2 || (row.length > 1 && Math.max(...row) > SHORT_CELL));
}

const CALLOUT = /^\[!(\w+)\]\s*/;

function imageAlone({ tagName, children: [image, ...rest] }: Element): Element | null {
  const isImage = image?.type === "element" && image.tagName === "img";
  return tagName === "p" && isImage && rest.length === 0 ? image : null;
}

async function pictureOf({ properties }: Element, findPicture: MarkdownInput["findPicture"]): Promise<Picture> {
  const { src, alt } = properties;
  if (typeof alt !== "string" || alt === "")
    throw new Error(`the picture ${src} needs a description: ![what it shows](${src})`);
  return findPicture(String(src));
}

function pictureHtml(picture: Picture, alt: string): string {
  if (picture.kind === "drawing")
    return tag("div", { className: ["figure-drawing"], role: "img", ariaLabel: alt }, picture.svg);
  const { day, night, width, height } = picture;
  if (!night) return photo(day, { alt, width, height });
  return (
    photo(day, { alt, width, height, only: "day-only" }) + photo(night, { alt, width, height, only: "night-only" })
  );
}

const SIZES = "(width < 48rem) 100vw, 46rem";

type PhotoLook = { alt: string; width: number; height: number; only?: "day-only" | "night-only" };

const photo = (files: PictureFiles, { only, ...look }: PhotoLook) =>
  tag("img", { ...(only && { className: [only] }), ...files, sizes: SIZES, ...look, loading: "lazy" }, "");
