import { z } from "zod";

/** A drawing of the company's, below `content/logo`. */
export const logoFileSchema = z
  .string()
  .regex(/^[a-z0-9-]+\.svg$/, "a logo is a file of content/logo with a small name, such as mark.svg");

/** A drawing that can be inlined in a page: its viewBox, and its shapes as markup. */
export type Logo = { viewBox: { x: number; y: number; width: number; height: number }; markup: string };

export type LogoKind = "mark" | "wordmark";

/** Allowed width for a height of 1: the mark is shown in squares, and the header has no room for a long wordmark. */
const SHAPES: Readonly<Record<LogoKind, { least: number; most: number; rule: LogoRule }>> = {
  mark: { least: 0.75, most: 1.34, rule: "markShape" },
  wordmark: { least: 1, most: 16, rule: "wordmarkShape" },
};

/** Why a drawing cannot be the logo, where its markup alone does not say it. The editor has these in its languages. */
export const LOGO_RULES = {
  notWhole: "is not a whole drawing: an element is not closed, or written in a way that cannot be read",
  notSvg: "is not an SVG drawing",
  noViewBox: "says no viewBox; save it with one",
  markShape: "the mark must be about as wide as it is high, without a margin around it",
  wordmarkShape: "the wordmark must be wider than it is high, up to sixteen times, without a margin around it",
  drawsNothing: "draws nothing",
} as const;
type LogoRule = keyof typeof LOGO_RULES;

const GROUPS = new Set(["svg", "g"]);
const FIGURES = new Set(["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]);
/** Elements that drawing programs add for themselves. */
const SKIPPED = new Set(["title", "desc", "metadata", "sodipodi:namedview"]);
const ATTRIBUTES = new Set(
  "d cx cy r rx ry x y x1 y1 x2 y2 width height points transform fill fill-rule fill-opacity opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity".split(
    " ",
  ),
);
/** Of the outermost element: these place the drawing, and its viewBox says it already. */
const PLACING = new Set(["x", "y", "width", "height"]);
const INK = /^(?:black|#(?:0{3}|0{6})|rgb\(0, ?0, ?0\))$/i;

type Attributes = Map<string, string>;

/**
 * Reads an SVG file as drawing programs write it. Only plain shapes are taken, since the drawing stands inside the
 * page: no names, styles, scripts or links. Black, or no colour at all, becomes the colour of the text around it, so
 * that the logo can be seen by day and by night.
 */
export function readLogo(svg: string, kind: LogoKind): { logo: Logo; errors: [] } | { logo: null; errors: string[] } {
  const errors = new Set<string>();
  const shapes: string[] = [];
  let viewBox: Logo["viewBox"] | null = null;
  const open: string[] = [];
  let skipping = 0;
  const bare = svg.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>/g, "");
  // Of a photograph there is nothing else to say.
  if (!/^\s*<svg[\s>]/.test(bare)) return { logo: null, errors: [LOGO_RULES.notSvg] };
  for (const [, closes, name = "", written = "", ends] of bare.matchAll(TAG)) {
    if (closes && open.pop() !== name) errors.add(LOGO_RULES.notWhole);
    if (!closes && !ends) open.push(name);
    if (SKIPPED.has(name)) {
      if (!ends) skipping += closes ? -1 : 1;
    } else if (skipping === 0 && !GROUPS.has(name) && !FIGURES.has(name)) {
      // An empty list of definitions is what many programs leave behind.
      if (name !== "defs" || !closes) errors.add(`<${name}> cannot be used; turn it into plain paths and save again`);
    } else if (skipping === 0 && closes) shapes.push(`</${name === "svg" ? "g" : name}>`);
    else if (skipping === 0) {
      const attributes = attributesIn(written);
      if (name === "svg") viewBox ??= viewBoxOf(attributes);
      shapes.push(opening(name, attributes, { isRoot: shapes.length === 0, ends: ends === "/", errors }));
    }
  }
  if (open.length > 0 || bare.replace(TAG, "").includes("<")) errors.add(LOGO_RULES.notWhole);
  if (!viewBox) errors.add(LOGO_RULES.noViewBox);
  else {
    const { least, most, rule } = SHAPES[kind];
    const ratio = viewBox.width / viewBox.height;
    if (!(ratio >= least && ratio <= most)) errors.add(LOGO_RULES[rule]);
  }
  if (!shapes.some((shape) => FIGURES.has(/^<(\w+)/.exec(shape)?.[1] ?? ""))) errors.add(LOGO_RULES.drawsNothing);
  if (errors.size > 0 || !viewBox) return { logo: null, errors: [...errors] };
  return { logo: { viewBox, markup: shapes.join("") }, errors: [] };
}

const TAG = /<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

function attributesIn(written: string): Attributes {
  const attributes: Attributes = new Map();
  for (const [, name = "", , double, single] of written.matchAll(/([\w:.-]+)\s*=\s*("([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? "";
    if (name !== "style") attributes.set(name, value);
    // The page's policy refuses styles, and says the same with attributes.
    else
      for (const rule of value.split(";")) {
        const [property = "", said] = rule.split(":");
        if (said !== undefined) attributes.set(property.trim(), said.trim());
      }
  }
  return attributes;
}

function viewBoxOf(attributes: Attributes): Logo["viewBox"] | null {
  const [x, y, width, height] = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 ? { x, y, width, height } : null;
}

function opening(
  name: string,
  attributes: Attributes,
  { isRoot, ends, errors }: { isRoot: boolean; ends: boolean; errors: Set<string> },
): string {
  if (isRoot && !attributes.has("fill")) attributes.set("fill", "currentColor");
  const kept = [...attributes].filter(
    ([attribute]) => ATTRIBUTES.has(attribute) && !(isRoot && PLACING.has(attribute)),
  );
  const written = kept.map(([attribute, value]) => {
    if (/[<>&"]|url\(/.test(value)) errors.add(`${attribute}="${value}" cannot be used; paint it in one plain colour`);
    return ` ${attribute}="${INK.test(value) ? "currentColor" : value}"`;
  });
  return `<${name === "svg" ? "g" : name}${written.join("")}${ends ? "/" : ""}>`;
}
