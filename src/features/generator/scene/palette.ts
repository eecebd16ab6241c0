import { AA_CONTRAST, contrastOf, hexToOklch, mixColors, oklchToHex, readableOn } from "#domain/brand/color.ts";
import { AUTO_PALETTE, type Post, type PostColors } from "../state/post.ts";
import { DESIGN_PALETTES } from "./brand-palettes.ts";

export type Palette = { id: string; colors: PostColors };

/** Every colour of a post; each text colour can be read on the ground it is for. */
export type Paint = PostColors & {
  soft: string;
  onAccent: string;
  /** A sheet of paper laid on the ground, and what is written on it. */
  paper: string;
  onPaper: string;
  softOnPaper: string;
  accentOnPaper: string;
  isDark: boolean;
};

/** The colours a post is painted in; the first palette where the one it names is gone. */
export function colorsOf(
  { palette, template }: Pick<Post, "palette" | "template">,
  palettes: readonly Palette[],
): PostColors {
  if (typeof palette !== "string") return palette;
  const wanted = palette === AUTO_PALETTE ? DESIGN_PALETTES[template] : palette;
  const found = palettes.find(({ id }) => id === wanted) ?? palettes[0];
  if (!found) throw new Error("there are no palettes");
  return found.colors;
}

const DARK_BELOW = 0.6;

export function paintOf(colors: PostColors): Paint {
  const { ground, ink, accent } = guarded(colors).colors;
  const isDark = hexToOklch(ground).lightness < DARK_BELOW;
  const paper = isDark ? readablePaper(ink) : mixColors(ground, oklchToHex(1, 0, 0), 0.8);
  const onPaper = readableOn(paper, isDark ? ground : ink);
  return {
    ground,
    ink,
    accent,
    soft: readableOn(ground, mixColors(ink, ground, 0.26)),
    onAccent: mostReadable(accent, [oklchToHex(1, 0, 0), isDark ? ground : ink]),
    paper,
    onPaper,
    softOnPaper: readableOn(paper, mixColors(onPaper, paper, 0.28)),
    accentOnPaper: readableOn(paper, accent),
    isDark,
  };
}

const readablePaper = (ink: string) => (hexToOklch(ink).lightness > DARK_BELOW ? ink : oklchToHex(0.98, 0.01, 84));

function mostReadable(ground: string, candidates: readonly [string, string]): string {
  const [first, second] = candidates;
  const best = contrastOf(ground, first) >= contrastOf(ground, second) ? first : second;
  return readableOn(ground, best);
}

export type ColorChange = { role: "ink" | "accent"; from: string; to: string; contrast: number };

/** Colours that can be read on their ground, and what had to be changed for it. */
export function guarded(colors: PostColors): { colors: PostColors; changes: ColorChange[] } {
  const changes: ColorChange[] = [];
  const guard = (role: ColorChange["role"]) => {
    const from = colors[role];
    const to = readableOn(colors.ground, from, AA_CONTRAST);
    if (to !== from) changes.push({ role, from, to, contrast: contrastOf(colors.ground, from) });
    return to;
  };
  return { colors: { ground: colors.ground, ink: guard("ink"), accent: guard("accent") }, changes };
}
