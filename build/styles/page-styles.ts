import { createHash } from "node:crypto";
import { type AtRule, type ChildNode, parse } from "postcss";
import { memoize } from "#domain/cache/memoize.ts";
import { findElement, insideOf } from "#server/pages/find-element.ts";
import { HIDDEN_UNTIL_STYLED } from "#src/browser/hidden-until-styled.ts";
import {
  AFTER_PAINT,
  FIRST_SCREEN_ONLY,
  FONT_AFTER_PAINT,
  sheetsAfterPaintScript,
} from "#src/browser/sheets-after-paint.ts";
import { firstPaintOf } from "./first-paint.ts";

const STYLESHEET = /<link rel="stylesheet" href="(\/_assets\/[^"]+\.css)"\s*\/?>/g;
/** The order of Tailwind's layers, at the beginning of the first sheet. */
const LAYERS = "@layer theme,base,components,utilities;";
/** Where the first screen of a page ends, and the names of its fonts (src/ui/display/first-screen-end.tsx). */
const FIRST_SCREEN_END = /<template data-first-screen-end="([^"]*)"><\/template>/;

export type StyledPage = { html: string; sheets: { address: string; css: string }[] };

export type PageStyles = {
  /** Returns the sheet that Astro wrote at this address. */
  read: (address: string) => string;
  /** Whether it is the sheet of the layout, which every page links to. */
  isShared: (address: string) => boolean;
  /** The text of all browser scripts: rules for classes they may set stay in every page's sheet. */
  scripts: readonly string[];
};

/**
 * Links each page to two sheets: that of the layout, which all pages share, and one of its own, which joins the small
 * sheets of the page's parts and the utilities, without rules for classes the page does not have.
 * Pages with the same parts and classes share a sheet. Measured in docs/decisions/0016-a-sheet-for-each-page.md.
 * What only the inside of an element with `data-late-styles` uses is in a third sheet, linked there. It is loaded when a
 * script asks for it (src/islands/late-styles.ts), or at once where there is no script. Chromium would load a
 * link that is merely `disabled`.
 * A page that says where its first screen ends has the rules for what stands above in its head, and is painted before any
 * sheet is used; there it links to the two sheets. They repeat those rules, so that their order stays what it was.
 */
export function pageStyles({ read, isShared, scripts }: PageStyles) {
  const inScripts = memoize(classNamesOfScripts(scripts), { keyOf: String });
  const sheetAt = memoize((address: string) => sheetOf(read(address), isShared(address)), { keyOf: String });

  /** The rules for what stands on the first screen, of both sheets. */
  const firstScreen = (addresses: readonly string[], html: string) => {
    const names = classNamesIn(classListsOf(html));
    const isThere: Keeps = (classes) => classes.every((name) => names.has(name));
    const sheets = addresses.map(sheetAt);
    const pieces = [...sheets.flatMap(({ common }) => common), ...sheets.flatMap(({ own }) => own)];
    return firstPaintOf(LAYERS + pieces.map((piece) => written(piece, isThere, isThere)).join(""), html);
  };

  const sheetsFor = memoize(
    ({ addresses, lists, lateLists }: SheetNeeds) => {
      const onPage = classNamesIn(lists);
      const late = classNamesIn(lateLists).difference(onPage);
      const isAnywhere: Keeps = (classes) =>
        classes.every((name) => late.has(name) || onPage.has(name) || inScripts(name));
      const isLate = (classes: string[], shared: boolean) =>
        classes.some((name) => late.has(name)) ||
        // Of a part that is nowhere on the page yet: what the islands that come late will show.
        (late.size > 0 && !shared && classes[0] !== undefined && !onPage.has(classes[0]));
      const sheets = addresses.map(sheetAt);
      const write = (wantsLate: boolean) =>
        sheets
          .flatMap(({ own, shared }) =>
            own.map((piece) => {
              if ("text" in piece) return wantsLate ? "" : piece.text;
              return written(
                piece,
                (classes) => isAnywhere(classes) && isLate(classes, shared) === wantsLate,
                isAnywhere,
              );
            }),
          )
          .join("");
      return {
        site: named("site", LAYERS + sheets.flatMap(({ common }) => common.map(whole)).join("")),
        page: named("page", write(false)),
        late: late.size > 0 && named("late", write(true)),
      };
    },
    { keyOf: ({ addresses, lists, lateLists }) => [addresses, [...lists].sort(), [...lateLists].sort()].join("|") },
  );

  return (html: string): StyledPage => {
    const addresses = [...html.matchAll(STYLESHEET)].map(([, address = ""]) => address);
    if (addresses.length === 0) return { html, sheets: [] };
    const [before, inside, after] = cutAtLateStyles(html);
    const { site, page, late } = sheetsFor({
      addresses,
      lists: classListsOf(before + after),
      lateLists: classListsOf(inside),
    });
    const links = linkTo(site) + linkTo(page);
    const { first, rest, fonts } = cutAtFirstScreen(before);
    const inHead =
      rest === undefined
        ? HIDDEN_UNTIL_STYLED + links
        : `<style>${firstScreen(addresses, first)}${FIRST_SCREEN_ONLY}</style>`;
    let placed = false;
    const head = first.replace(STYLESHEET, () => {
      if (placed) return "";
      placed = true;
      return inHead;
    });
    const styled =
      rest === undefined ? head : head + afterPaint([site, page], fontAddresses(fonts, site.css + page.css)) + rest;
    const lateLinks = late ? `${linkTo(late, "late-stylesheet")}<noscript>${linkTo(late)}</noscript>` : "";
    return { html: styled + lateLinks + inside + after, sheets: [site, page, ...(late ? [late] : [])] };
  };
}

type SheetNeeds = { addresses: readonly string[]; lists: ReadonlySet<string>; lateLists: ReadonlySet<string> };

/** Whether a selector with these classes stays. */
type Keeps = (classes: string[]) => boolean;

function cutAtLateStyles(html: string): [before: string, inside: string, after: string] {
  // Nearly no page has one, and parsing takes a while.
  if (!html.includes("data-late-styles")) return [html, "", ""];
  const place = insideOf(findElement(html, ({ attrs }) => attrs.some(({ name }) => name === "data-late-styles")));
  return place
    ? [html.slice(0, place.start), html.slice(place.start, place.end), html.slice(place.end)]
    : [html, "", ""];
}

type CutPage = { first: string; rest?: string; fonts: string[] };

function cutAtFirstScreen(html: string): CutPage {
  const end = FIRST_SCREEN_END.exec(html);
  if (!end) return { first: html, fonts: [] };
  const [template, names = ""] = end;
  const rest = html.slice(end.index + template.length);
  return { first: html.slice(0, end.index), rest, fonts: names.split(" ").filter(Boolean) };
}

/** Where the sheets have the fonts of these names. */
const fontAddresses = (names: readonly string[], css: string): string[] =>
  names.map((name) => {
    const address = new RegExp(`url\\(["']?([^"')]*/${name}\\.[^"')/]+)`).exec(css)?.[1];
    if (address === undefined) throw new Error(`the first screen names the font "${name}", which no sheet has`);
    return address;
  });

const linkTo = ({ address }: { address: string }, rel = "stylesheet") => `<link rel="${rel}" href="${address}">`;

/** Without scripts they are ordinary sheets. */
const afterPaint = (sheets: { address: string }[], fonts: readonly string[]) => {
  const later = sheets.map((sheet) => linkTo(sheet, AFTER_PAINT)).join("");
  const now = sheets.map((sheet) => linkTo(sheet)).join("");
  const withFonts = fonts.map((address) => `<link rel="${FONT_AFTER_PAINT}" href="${address}" crossorigin>`).join("");
  return `${later}${withFonts}<noscript>${now}</noscript><script>${sheetsAfterPaintScript()}</script>`;
};

function named(name: string, css: string) {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  return { address: `/_assets/${name}.${hash}.css`, css };
}

/** A part of a parsed sheet: plain text, a rule, or a block such as @media, with the parts inside. */
type Piece =
  | { text: string }
  | { selectors: { text: string; classes: string[] }[]; pieces: Piece[] }
  | { block: string; pieces: Piece[] };

type Sheet = { common: Piece[]; own: Piece[]; shared: boolean };

function sheetOf(css: string, shared: boolean): Sheet {
  const nodes = parse(css).nodes.filter((node) => node.type !== "atrule" || node.nodes !== undefined);
  const goesWithPage = (node: ChildNode) => !shared || (isAtRule(node) && node.params === "utilities");
  return {
    common: nodes.filter((node) => !goesWithPage(node)).map(pieceOf),
    own: nodes.filter(goesWithPage).map(pieceOf),
    shared,
  };
}

const isAtRule = (node: ChildNode): node is AtRule => node.type === "atrule";
/** At-rules with rules for elements inside; others, such as @keyframes, stay as they are. */
const HOLDS_RULES = new Set(["layer", "media", "supports", "container"]);

function pieceOf(node: ChildNode): Piece {
  if (node.type === "rule") return { selectors: node.selectors.map(selectorOf), pieces: node.nodes.map(pieceOf) };
  if (isAtRule(node) && HOLDS_RULES.has(node.name))
    return { block: `@${node.name} ${node.params}`, pieces: (node.nodes ?? []).map(pieceOf) };
  return { text: node.type === "decl" ? `${node};` : String(node) };
}

/** Classes inside brackets (`:not(.a)`, `:is(.a, .b)`) are ignored: better one rule too many than one too few. */
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

/** A rule inside another goes where that one goes, if it is used anywhere. */
function written(piece: Piece, keeps: Keeps, keepsInside: Keeps): string {
  if ("text" in piece) return piece.text;
  const opening = "block" in piece ? piece.block : selectorsInUse(piece.selectors, keeps);
  if (opening === "") return "";
  const inner = piece.pieces.map((part) => written(part, "block" in piece ? keeps : keepsInside, keepsInside)).join("");
  return inner === "" ? "" : `${opening}{${inner.replace(/;$/, "")}}`;
}

const always: Keeps = () => true;
const whole = (piece: Piece) => written(piece, always, always);

function selectorsInUse(selectors: { text: string; classes: string[] }[], keeps: Keeps): string {
  return selectors
    .filter(({ classes }) => keeps(classes))
    .map(({ text }) => text)
    .join(",");
}

/** The distinct class attributes of a page: the same few occur hundreds of times. */
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

/** Every word of the scripts may be a class; one that ends in a value (`pill-${look}`) matches all classes with its beginning. */
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
