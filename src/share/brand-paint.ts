import { readFileSync } from "node:fs";
import postcss, { type AtRule, type Root, type Rule } from "postcss";
import { hueTokens } from "#domain/brand/brand-hues.ts";
import { oklchToHex } from "#domain/brand/color.ts";
import { memoize } from "#domain/cache/memoize.ts";
import type { Site } from "#domain/site/site.ts";
import type { SiteTheme } from "#domain/site/theme.ts";

export type Theme = "light" | "dark";
type Declarations = ReadonlyMap<string, string>;

/** What the site's own style sheets say of a property, as a colour that a renderer of pictures understands. */
export type Paint = (property: string, otherwise?: string) => string;

const sheet = (name: string) => postcss.parse(readFileSync(`src/${name}.css`, "utf8"));
const importsOf = (root: Root) =>
  root.nodes.flatMap((node) =>
    node.type === "atrule" && node.name === "import" ? [...node.params.matchAll(/^"#src\/(.+)\.css"$/g)] : [],
  );
const TOKENS = sheet("styles/tokens");
/** Sheets of a theme with classes that paint drawings in colours of their own. */
const drawingsOf = memoize(
  (drawings: SiteTheme) => importsOf(sheet(`art/themes/${drawings}/art`)).map(([, name = ""]) => sheet(name)),
  { keyOf: String },
);
const ROOT = ["@theme static", ":root"];

const OF_THE_PAGE = declarationsIn(TOKENS, (selector) => ROOT.includes(selector));
const OF_A_BAND = declarationsIn(TOKENS, (selector) => selector === "@utility band");

export type PaintOptions = {
  colors: Site["colors"];
  theme: Theme;
  /** What is drawn by these classes takes their colours. */
  classes?: readonly string[];
  /** Whose drawings these classes are of. */
  drawings?: SiteTheme;
  /** On a deep band, which re-maps the roles. */
  onBand?: boolean;
};

/** The tokens of a theme in the hues of a brand, and on top of them what the rules for these classes say. */
export function brandPaint({ colors, theme, classes = [], drawings, onBand = false }: PaintOptions): Paint {
  const declared: Declarations = new Map([
    ...hueTokens(colors).map(([name, value]): [string, string] => [name, String(value)]),
    ...OF_THE_PAGE,
    ...(onBand ? OF_A_BAND : []),
    ...(drawings ? drawingsOf(drawings) : []).flatMap((drawing) =>
      declarationsIn(drawing, (selector) => isMeant(selector, classes)),
    ),
  ]);
  return (property, otherwise = property) => {
    const value = declared.get(property) ?? declared.get(otherwise);
    if (value === undefined) throw new Error(`src/styles: nothing says what ${otherwise} is`);
    return toHex(colorOf(written(value, declared), theme));
  };
}

/** A rule is meant when one of its alternatives is the page itself, or asks for these classes and for no other. */
function isMeant(selector: string, classes: readonly string[]): boolean {
  const alternatives = selector
    .replace(/^:is\((.*)\)$/, "$1")
    .split(",")
    .map((alternative) => alternative.trim());
  if (alternatives.includes(":root")) return true;
  return alternatives
    .map((alternative) => [...alternative.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name))
    .some((asked) => asked.length > 0 && asked.every((name) => classes.includes(name)));
}

function declarationsIn(css: Root, wanted: (selector: string) => boolean): [string, string][] {
  const found: [string, string][] = [];
  css.walkDecls(({ prop, value, parent }) => {
    if (wanted(selectorOf(parent as Rule | AtRule))) found.push([prop, value]);
  });
  return found;
}

function selectorOf(rule: Rule | AtRule): string {
  if (rule.type === "rule") return rule.selector;
  const text = `@${rule.name} ${rule.params}`.trim();
  // What is said for screens alone is said by the rule around it.
  return text === "@media screen" ? selectorOf(rule.parent as Rule | AtRule) : text;
}

/** With every name replaced by its value, and sums worked out. */
function written(value: string, declared: Declarations): string {
  const whole = value.replace(/(?:var|theme)\((--[\w-]+)\)/g, (_, name: string) => {
    const named = declared.get(name);
    if (named === undefined) throw new Error(`src/styles: nothing says what ${name} is`);
    return written(named, declared);
  });
  return whole.replace(
    /calc\(([\d.]+) ([*-]) ([\d.]+)(%?)\)/g,
    (_, a: string, sign: string, b: string, unit: string) =>
      `${sign === "*" ? Number(a) * Number(b) : Number(a) - Number(b)}${unit}`,
  );
}

/** OKLCH with an opacity. */
type Color = { lightness: number; chroma: number; hue: number; alpha: number };

function colorOf(text: string, theme: Theme): Color {
  const [, name, inside = ""] = /^\s*([a-z-]+)\(([\s\S]*)\)\s*$/.exec(text) ?? [];
  if (name === "light-dark") {
    const [day = "", night = ""] = argumentsIn(inside);
    return colorOf(theme === "light" ? day : night, theme);
  }
  if (name === "color-mix") {
    const [, first = "", second = ""] = argumentsIn(inside);
    return mixed(first, second, theme);
  }
  if (name === "oklch") return oklchOf(inside, theme);
  throw new Error(`src/share/brand-paint.ts cannot read the colour "${text}"`);
}

/** Splits at the commas that stand in no inner brackets. */
function argumentsIn(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function oklchOf(inside: string, theme: Theme): Color {
  const [, from, rest = inside] = /^from (.+\)) ([\w.]+ [\w.]+ [\w.]+(?: \/ [\d.]+)?)$/.exec(inside.trim()) ?? [];
  const base = from === undefined ? undefined : colorOf(from, theme);
  const [channels = "", opacity = "1"] = rest.split("/");
  const [l, c, h] = channels.trim().split(/\s+/);
  const channel = (text: string | undefined, letter: string, own: number | undefined) =>
    text === letter && own !== undefined ? own : Number(text);
  return {
    lightness: channel(l, "l", base?.lightness),
    chroma: channel(c, "c", base?.chroma),
    hue: channel(h, "h", base?.hue),
    alpha: Number(opacity),
  };
}

/** `color-mix(in oklab, a, b 30%)` or `a 22%, b`: along a straight line, not around the circle of hues. */
function mixed(first: string, second: string, theme: Theme): Color {
  const share = (text: string) => /\s([\d.]+)%\s*$/.exec(text)?.[1];
  const bare = (text: string) => colorOf(text.replace(/\s[\d.]+%\s*$/, ""), theme);
  const [own, other] = [share(first), share(second)];
  const ofSecond = (other === undefined ? 100 - Number(own ?? 50) : Number(other)) / 100;
  const [a, b] = [bare(first), bare(second)];
  const between = (from: number, to: number) => from + (to - from) * ofSecond;
  const axes = ({ chroma, hue }: Color) => {
    const angle = (hue * Math.PI) / 180;
    return [chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  };
  const [[ax, ay], [bx, by]] = [axes(a), axes(b)];
  const [x, y] = [between(ax, bx), between(ay, by)];
  return {
    lightness: between(a.lightness, b.lightness),
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * 180) / Math.PI,
    alpha: between(a.alpha, b.alpha),
  };
}

function toHex({ lightness, chroma, hue, alpha }: Color): string {
  const opacity = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0");
  return `${oklchToHex(lightness, chroma, hue)}${alpha === 1 ? "" : opacity}`;
}
