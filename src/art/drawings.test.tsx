import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { POST_MOTIFS } from "#domain/blog/post-motif.ts";
import { type Logo, type LogoKind, readLogo } from "#domain/brand/logo.ts";
import { CLIENT_FLAGS, TEAM_FLAGS } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import { KhatamPattern } from "#src/art/khatam/khatam-pattern.tsx";
import type { LettersProps } from "#src/art/motifs/motif.ts";
import { PostCover } from "#src/art/post-cover.tsx";
import { SERVICE_ART_KINDS } from "#src/art/service-objects.tsx";
import { Emblem } from "#src/art/theme/emblem.tsx";
import { ErrorPicture } from "#src/art/theme/error-picture.tsx";
import { GroundCover } from "#src/art/theme/ground-cover.tsx";
import { GroupMarks } from "#src/art/theme/group-marks.tsx";
import { MilestoneCurve } from "#src/art/theme/milestone-curve.tsx";
import { PersonPicture } from "#src/art/theme/person-picture.tsx";
import { ServiceArt } from "#src/art/theme/service-art.tsx";
import { LetterPicture, OfflinePicture } from "#src/art/theme/small-pictures.tsx";
import { StageDrawing } from "#src/art/theme/stage.tsx";
import { LogoMark, Wordmark } from "./logo.tsx";

const Letters = ({ text, x, y }: LettersProps) => (
  <text x={x} y={y}>
    {text}
  </text>
);

type Drawing = { name: string; maxBytes: number; draw: (direction: Direction) => ReactElement };

/** The screens of the home page's hero, and the sea around them: the largest chart there is. */
const HERO = {
  rects: [
    { x: 100, y: 36, width: 612, height: 392 },
    { x: 8, y: 232, width: 190, height: 398 },
    { x: 386, y: 418, width: 326, height: 206 },
  ],
  width: 720,
  height: 640,
  padding: { start: 760, end: 460, top: 260, bottom: 190 },
  seed: 23,
};
const MILESTONES = [0.2, 0.36, 0.52, 0.74, 0.93].map((level) => ({ level, label: "24 people" }));

function logoOf(name: string, kind: LogoKind): Logo {
  const { logo, errors } = readLogo(readFileSync(`content/logo/${name}.svg`, "utf8"), kind);
  if (!logo) throw new Error(errors.join());
  return logo;
}

const DRAWINGS: readonly Drawing[] = [
  {
    name: "island chart",
    maxBytes: 10_000,
    draw: (direction) => <StageDrawing {...HERO} direction={direction} fade="start" />,
  },
  {
    name: "island chart without soundings",
    maxBytes: 7_500,
    draw: (direction) => <StageDrawing {...HERO} direction={direction} figures={0} />,
  },
  ...["404", "405", "500", "503"].map((status) => ({
    name: `error chart ${status}`,
    maxBytes: 10_500,
    draw: (direction: Direction) => <ErrorPicture status={status} direction={direction} />,
  })),
  { name: "harbour light", maxBytes: 10_500, draw: (direction) => <OfflinePicture direction={direction} /> },
  { name: "letter", maxBytes: 10_500, draw: (direction) => <LetterPicture direction={direction} /> },
  ...SERVICE_ART_KINDS.map((kind) => ({
    name: `service art ${kind}`,
    maxBytes: 3_000,
    draw: (direction: Direction) => <ServiceArt kind={kind} direction={direction} />,
  })),
  ...POST_MOTIFS.map((motif) => ({
    name: `post motif ${motif}`,
    maxBytes: 4_300,
    draw: (direction: Direction) => <PostCover motif={motif} direction={direction} Letters={Letters} />,
  })),
  {
    name: "contour cover",
    maxBytes: 4_300,
    draw: (direction) => <GroundCover seed={71} direction={direction} />,
  },
  {
    name: "contour cover of a whole band",
    maxBytes: 7_800,
    draw: (direction) => <GroundCover seed={41} width={1440} height={900} scale={330} direction={direction} />,
  },
  { name: "emblem", maxBytes: 2_000, draw: () => <Emblem t={(key) => key.slice(-1)} /> },
  {
    name: "tide curve",
    maxBytes: 1_450,
    draw: (direction) => <MilestoneCurve milestones={MILESTONES} direction={direction} />,
  },
  { name: "khatam pattern", maxBytes: 470, draw: () => <KhatamPattern id="khatam" fade="down" /> },
  { name: "logo mark", maxBytes: 340, draw: () => <LogoMark logo={logoOf("mark", "mark")} /> },
  { name: "Arabic wordmark", maxBytes: 360, draw: () => <Wordmark logo={logoOf("ar", "wordmark")} script="arab" /> },
  { name: "Latin wordmark", maxBytes: 520, draw: () => <Wordmark logo={logoOf("en", "wordmark")} script="latin" /> },
  {
    name: "pennants on a halyard",
    maxBytes: 2_800,
    draw: (direction) => <GroupMarks count={6} direction={direction} />,
  },
  ...[...TEAM_FLAGS, ...CLIENT_FLAGS].map((flag) => ({
    name: `flag ${flag}`,
    maxBytes: 280,
    draw: () => <PersonPicture flag={flag} />,
  })),
];

const CASES = DRAWINGS.flatMap((drawing) =>
  (["rtl", "ltr"] as const).map((direction) => ({
    ...drawing,
    direction,
    markup: renderToStaticMarkup(drawing.draw(direction)),
  })),
);

describe.each(CASES)("$name, $direction", ({ markup, maxBytes }) => {
  it("keeps to its budget", () => {
    expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(maxBytes);
  });

  it("is hidden from assistive technology", () => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });

  it("has no inline style, which the content security policy refuses", () => {
    expect(markup).not.toMatch(/\sstyle=/);
  });

  it("writes no NaN or undefined", () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("has Latin figures in both languages", () => {
    expect(markup).not.toMatch(/[٠-٩]/);
  });
});

describe("a chart beside words", () => {
  const pointsOf = (fade: "start" | "top") =>
    [
      ...renderToStaticMarkup(<StageDrawing {...HERO} direction="ltr" fade={fade} figures={0} />).matchAll(
        / d="([^"]+)"/g,
      ),
    ]
      .flatMap(([, path = ""]) => [...path.matchAll(/M(-?\d+) ?(-?\d+)/g)])
      .map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

  it("ends before them", () => {
    expect(Math.min(...pointsOf("start").map(({ x }) => x))).toBeGreaterThan(-140);
    expect(Math.min(...pointsOf("top").map(({ y }) => y))).toBeGreaterThan(-80);
  });
});

describe("a cover", () => {
  const cover = (motif: (typeof POST_MOTIFS)[number], props: { seed?: number; quiet?: boolean }) =>
    renderToStaticMarkup(<PostCover motif={motif} direction="rtl" Letters={Letters} {...props} />);

  it.each(POST_MOTIFS)("%s has no red where another one has it", (motif) => {
    expect(cover(motif, { quiet: true })).not.toContain("--color-accent");
  });

  it("of a network has other islands for another article", () => {
    const islands = (seed: number) =>
      [...cover("network", { seed }).matchAll(/<circle [^>]*cx="(\d+)"/g)].map(([, x]) => x);
    expect(islands(71)).not.toEqual(islands(78));
  });
});

describe("error chart", () => {
  const draw = (status: string, direction: Direction) =>
    renderToStaticMarkup(<ErrorPicture status={status} direction={direction} />);
  const numerals = (markup: string) =>
    [...markup.matchAll(/class="error-numeral" x="(\d+)"[^>]*>(.)</g)].map(([, x, numeral]) => [x, numeral]);
  const count = (markup: string, className: string) => markup.split(`class="${className}"`).length - 1;

  it("keeps the order of the numerals in both directions", () => {
    expect(numerals(draw("503", "ltr"))).toEqual([
      ["150", "5"],
      ["750", "3"],
    ]);
    expect(numerals(draw("503", "rtl"))).toEqual([
      ["150", "5"],
      ["750", "3"],
    ]);
  });

  it("draws the first zero as a compass with the red needle, and no other", () => {
    expect(numerals(draw("500", "rtl"))).toEqual([
      ["150", "5"],
      ["750", "0"],
    ]);
    expect(count(draw("500", "rtl"), "error-compass")).toBe(1);
    expect(draw("500", "rtl").split('fill="var(--color-accent)" stroke="none"')).toHaveLength(2);
  });
});
