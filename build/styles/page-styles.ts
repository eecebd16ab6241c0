import { createHash } from "node:crypto";
import { type AtRule, type ChildNode, parse } from "postcss";
import { memoize } from "#domain/cache/memoize.ts";

const STYLESHEET = /<link rel="stylesheet" href="(\/_assets\/[^"]+\.css)"\s*\/?>/g;
/** Said once, in the sheet that stands first. */
const LAYERS = "@layer theme,base,components,utilities;";

export type StyledPage = { html: string; sheets: { address: string; css: string }[] };

export type PageStyles = {
  /** What the build wrote at this address. */
  read: (address: string) => string;
  /** The document's own sheet, which every page asks for. */
  isShared: (address: string) => boolean;
  /** The browser's code: a class it may set is kept on every page. */
  scripts: readonly string[];
};

/**
 * Gives each page two sheets: the document's, which all share, and one of its own.
 * Parts bring their own styles, so a page would ask for many small sheets; they become one, without the rules for
 * classes the page does not have. Utilities go with the page too: no page uses more than a few of the site's.
 * Pages made of the same parts get the same sheet.
 */
export function pageStyles({ read, isShared, scripts }: PageStyles) {
  const inScripts = memoize(classNamesOfScripts(scripts), { keyOf: String });
  const sheetAt = memoize((address: string) => sheetOf(read(address), isShared(address)), { keyOf: String });

  const sheetsFor = memoize(
    ({ addresses, lists }: { addresses: readonly string[]; lists: ReadonlySet<string> }) => {
      const onPage = classNamesIn(lists);
      const isUsed = (name: string) => onPage.has(name) || inScripts(name);
      const parts = addresses.map(sheetAt);
      return [
        named("site", LAYERS + parts.map(({ common }) => common).join("")),
        named("page", parts.map(({ own }) => own.map((piece) => written(piece, isUsed)).join("")).join("")),
      ];
    },
    { keyOf: ({ addresses, lists }) => [...addresses, ...[...lists].sort()].join("|") },
  );

  return (html: string): StyledPage => {
    const addresses = [...html.matchAll(STYLESHEET)].map(([, address = ""]) => address);
    if (addresses.length === 0) return { html, sheets: [] };
    const sheets = sheetsFor({ addresses, lists: classListsOf(html) });
    const links = sheets.map(({ address }) => `<link rel="stylesheet" href="${address}">`).join("");
    let placed = false;
    const styled = html.replace(STYLESHEET, () => {
      if (placed) return "";
      placed = true;
      return links;
    });
    return { html: styled, sheets };
  };
}

function named(name: string, css: string) {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  return { address: `/_assets/${name}.${hash}.css`, css };
}

/** A piece of a sheet: plain text, or a rule or a block with its pieces. */
type Piece =
  | { text: string }
  | { selectors: { text: string; classes: string[] }[]; pieces: Piece[] }
  | { block: string; pieces: Piece[] };

type Sheet = { common: string; own: Piece[] };

function sheetOf(css: string, shared: boolean): Sheet {
  const nodes = parse(css).nodes.filter((node) => node.type !== "atrule" || node.nodes !== undefined);
  const goesWithPage = (node: ChildNode) => !shared || (isAtRule(node) && node.params === "utilities");
  return {
    common: nodes
      .filter((node) => !goesWithPage(node))
      .map(String)
      .join(""),
    own: nodes.filter(goesWithPage).map(pieceOf),
  };
}

const isAtRule = (node: ChildNode): node is AtRule => node.type === "atrule";
/** Blocks that hold rules for elements; others, such as @keyframes, are kept whole. */
const HOLDS_RULES = new Set(["layer", "media", "supports", "container"]);

function pieceOf(node: ChildNode): Piece {
  if (node.type === "rule") return { selectors: node.selectors.map(selectorOf), pieces: node.nodes.map(pieceOf) };
  if (isAtRule(node) && HOLDS_RULES.has(node.name))
    return { block: `@${node.name} ${node.params}`, pieces: (node.nodes ?? []).map(pieceOf) };
  return { text: node.type === "decl" ? `${node};` : String(node) };
}

/** What stands in brackets (`:not(.a)`, `:is(.a, .b)`) is not asked for: better a rule too many than one too few. */
function selectorOf(text: string) {
  let plain = text;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/(?<!\\)\((?:[^()\\]|\\.)*(?<!\\)\)/g, "");
  }
  const classes = [...plain.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g)].map(([, name = ""]) =>
    name.replace(/\\(.)/g, "$1"),
  );
  return { text, classes };
}

function written(piece: Piece, isUsed: (name: string) => boolean): string {
  if ("text" in piece) return piece.text;
  const opening = "block" in piece ? piece.block : selectorsInUse(piece.selectors, isUsed);
  if (opening === "") return "";
  const inner = piece.pieces.map((part) => written(part, isUsed)).join("");
  return inner === "" ? "" : `${opening}{${inner.replace(/;$/, "")}}`;
}

function selectorsInUse(selectors: { text: string; classes: string[] }[], isUsed: (name: string) => boolean): string {
  return selectors
    .filter(({ classes }) => classes.every(isUsed))
    .map(({ text }) => text)
    .join(",");
}

/** The same few lists stand on a page hundreds of times, and on all pages made of the same parts. */
function classListsOf(html: string): Set<string> {
  const lists = new Set<string>();
  for (const [, list = ""] of html.matchAll(/class="([^"]*)"/g)) lists.add(list);
  return lists;
}

function classNamesIn(lists: ReadonlySet<string>): Set<string> {
  const names = new Set<string>();
  for (const list of lists)
    for (const name of list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/)) names.add(name);
  return names;
}

/** Every word of the scripts may be a class; a word that goes on with a value (`pill-${look}`) stands for all it may become. */
function classNamesOfScripts(scripts: readonly string[]): (name: string) => boolean {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const script of scripts)
    for (const word of script.split(/[\s"'`\\]+/)) {
      const at = word.indexOf("${");
      if (at < 0) words.add(word);
      else if (at > 1) beginnings.add(word.slice(0, at));
    }
  return (name) => words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning));
}
