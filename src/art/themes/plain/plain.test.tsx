import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CLIENT_FLAGS, TEAM_FLAGS } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { MotifProps } from "#src/art/motifs/motif.ts";
import { SERVICE_ART_KINDS } from "#src/art/service-objects.tsx";
import { Emblem } from "./emblem.tsx";
import { ErrorPicture } from "./error-picture.tsx";
import { GroundCover } from "./ground-cover.tsx";
import { GroupMarks } from "./group-marks.tsx";
import { markParts } from "./marks.ts";
import { MilestoneCurve } from "./milestone-curve.tsx";
import { drawModules } from "./modules.ts";
import { OWN_MOTIFS } from "./own-motifs.tsx";
import { PeopleRow } from "./people-row.tsx";
import { PersonPicture } from "./person-picture.tsx";
import { PlaceMapDrawing } from "./place-map.tsx";
import { ServiceArt } from "./service-art.tsx";
import { LetterPicture, OfflinePicture } from "./small-pictures.tsx";
import { StageDrawing } from "./stage.tsx";

const RECTS = [
  { x: 100, y: 36, width: 612, height: 392 },
  { x: 8, y: 232, width: 190, height: 398 },
];
const STAGE = {
  rects: RECTS,
  width: 720,
  height: 640,
  padding: { start: 760, end: 460, top: 260, bottom: 190 },
  seed: 23,
};
const FLAGS = [...TEAM_FLAGS, ...CLIENT_FLAGS];
const MILESTONES = [0.2, 0.5, 0.93].map((level) => ({ level, label: "24 people" }));

type Drawing = { name: string; maxBytes: number; draw: (direction: Direction) => ReactElement };

const DRAWINGS: readonly Drawing[] = [
  {
    name: "stage",
    maxBytes: 5_500,
    draw: (direction) => <StageDrawing {...STAGE} direction={direction} fade="start" />,
  },
  {
    name: "written stage",
    maxBytes: 6_000,
    draw: (direction) => <StageDrawing {...STAGE} direction={direction} isWritten />,
  },
  {
    name: "ground cover",
    maxBytes: 5_000,
    draw: (direction) => <GroundCover seed={41} width={1440} height={620} scale={330} direction={direction} />,
  },
  { name: "error", maxBytes: 5_000, draw: (direction) => <ErrorPicture status="404" direction={direction} /> },
  { name: "offline", maxBytes: 4_500, draw: (direction) => <OfflinePicture direction={direction} /> },
  { name: "letter", maxBytes: 4_500, draw: (direction) => <LetterPicture direction={direction} /> },
  { name: "place map", maxBytes: 2_200, draw: (direction) => <PlaceMapDrawing direction={direction} /> },
  { name: "emblem", maxBytes: 1_000, draw: () => <Emblem t={(key) => key} /> },
  {
    name: "milestones",
    maxBytes: 1_400,
    draw: (direction) => <MilestoneCurve milestones={MILESTONES} direction={direction} />,
  },
  { name: "people", maxBytes: 4_500, draw: (direction) => <PeopleRow flags={TEAM_FLAGS} direction={direction} /> },
  {
    name: "groups",
    maxBytes: 3_500,
    draw: (direction) => <GroupMarks count={6} direction={direction} />,
  },
  ...SERVICE_ART_KINDS.map((kind) => ({
    name: `service ${kind}`,
    maxBytes: 1_600,
    draw: (direction: Direction) => <ServiceArt kind={kind} direction={direction} />,
  })),
  ...FLAGS.map((flag) => ({ name: `person ${flag}`, maxBytes: 400, draw: () => <PersonPicture flag={flag} /> })),
];

const CASES = DRAWINGS.flatMap((drawing) =>
  (["rtl", "ltr"] as const).map((direction) => ({
    ...drawing,
    direction,
    markup: renderToStaticMarkup(drawing.draw(direction)),
  })),
);

describe.each(CASES)("$name, $direction", ({ markup, maxBytes }) => {
  it("keeps to its budget, is hidden from assistive technology, and has neither inline styles nor broken numbers", () => {
    expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(maxBytes);
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(markup).not.toMatch(/\sstyle=|NaN|undefined|Infinity/);
  });
});

describe("modules", () => {
  const plan = {
    box: { x: -100, y: -100, width: 900, height: 800 },
    shapes: RECTS.map((rect) => ({ shape: "rect" as const, radius: 0, ...rect })),
    side: 80,
  };
  const placesOf = (paths: string) =>
    [...paths.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

  it("are the same for the same seed, and others for another", () => {
    expect(drawModules({ ...plan, seed: 5 })).toEqual(drawModules({ ...plan, seed: 5 }));
    expect(drawModules({ ...plan, seed: 5 })).not.toEqual(drawModules({ ...plan, seed: 6 }));
  });

  it("stand on the grid of the first shape", () => {
    const { crosses } = drawModules({ ...plan, seed: 5 });
    const upright = [...crosses.matchAll(/M(-?\d+) (-?\d+)v/g)].map(([, x]) => Number(x));
    expect(upright.length).toBeGreaterThan(5);
    for (const x of upright) expect(Math.abs((x - 100) % 80)).toBe(0);
  });

  it("leave areas with words free", () => {
    const clear = { x: -100, y: -100, width: 400, height: 800 };
    const { crosses: _, ...paths } = drawModules({ ...plan, seed: 5, clearAreas: [clear] });
    const places = placesOf(Object.values(paths).join(""));
    expect(places.length).toBeGreaterThan(3);
    for (const { x } of places) expect(x).toBeGreaterThanOrEqual(300);
  });
});

describe("the mark of a person", () => {
  it("is no one else's", () => {
    const drawn = FLAGS.map((flag) => JSON.stringify(markParts(flag)));
    expect(new Set(drawn).size).toBe(FLAGS.length);
  });
});

const Letters: MotifProps["Letters"] = ({ text }) => <text>{text}</text>;

describe("motifs of its own", () => {
  it.each(Object.entries(OWN_MOTIFS))("%s has one mark that matters", (_, Motif) => {
    const markup = renderToStaticMarkup(
      <svg aria-hidden="true">
        <Motif direction="rtl" seed={3} mark="var(--mark)" Letters={Letters} />
      </svg>,
    );
    expect(markup).toContain("var(--mark)");
    expect(markup).not.toContain("--color-accent");
  });
});
