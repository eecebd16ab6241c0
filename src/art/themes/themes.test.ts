import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SITE_THEMES } from "#domain/site/theme.ts";

const PART = /#src\/art\/theme\/([\w./-]+)/g;

/** What sections, pages and sheets ask of a theme. */
const asked = new Set(
  globSync("src/**/*.{ts,tsx,css,astro}")
    .filter((path) => !path.startsWith("src/art/themes/"))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(PART)].map(([, part = ""]) => part)),
);

type Same<Module> = [chart: Promise<Module>, plain: Promise<Module>];

/** Of one type, so that a part with other props in one theme does not compile. */
const same = <Module>(chart: Promise<Module>, plain: Promise<Module>): Same<Module> => [chart, plain];

const PARTS: Readonly<Record<string, Same<object>>> = {
  "arrival.tsx": same<typeof import("./chart/arrival.tsx")>(
    import("./chart/arrival.tsx"),
    import("./plain/arrival.tsx"),
  ),
  "coordinates.ts": same<typeof import("./chart/coordinates.ts")>(
    import("./chart/coordinates.ts"),
    import("./plain/coordinates.ts"),
  ),
  "emblem.tsx": same<typeof import("./chart/emblem.tsx")>(import("./chart/emblem.tsx"), import("./plain/emblem.tsx")),
  "error-picture.tsx": same<typeof import("./chart/error-picture.tsx")>(
    import("./chart/error-picture.tsx"),
    import("./plain/error-picture.tsx"),
  ),
  "generator-ornaments.ts": same<typeof import("./chart/generator-ornaments.ts")>(
    import("./chart/generator-ornaments.ts"),
    import("./plain/generator-ornaments.ts"),
  ),
  "ground-cover.tsx": same<Pick<typeof import("./chart/ground-cover.tsx"), "GroundCover">>(
    import("./chart/ground-cover.tsx"),
    import("./plain/ground-cover.tsx"),
  ),
  "group-mark.tsx": same<Pick<typeof import("./chart/group-mark.tsx"), "GroupMark">>(
    import("./chart/group-mark.tsx"),
    import("./plain/group-mark.tsx"),
  ),
  "group-marks.tsx": same<typeof import("./chart/group-marks.tsx")>(
    import("./chart/group-marks.tsx"),
    import("./plain/group-marks.tsx"),
  ),
  "hero-edge.tsx": same<typeof import("./chart/hero-edge.tsx")>(
    import("./chart/hero-edge.tsx"),
    import("./plain/hero-edge.tsx"),
  ),
  "marks.ts": same<typeof import("./chart/marks.ts")>(import("./chart/marks.ts"), import("./plain/marks.ts")),
  "milestone-curve.tsx": same<typeof import("./chart/milestone-curve.tsx")>(
    import("./chart/milestone-curve.tsx"),
    import("./plain/milestone-curve.tsx"),
  ),
  "motif-ground.tsx": same<typeof import("./chart/motif-ground.tsx")>(
    import("./chart/motif-ground.tsx"),
    import("./plain/motif-ground.tsx"),
  ),
  "own-motifs.tsx": same<typeof import("./chart/own-motifs.tsx")>(
    import("./chart/own-motifs.tsx"),
    import("./plain/own-motifs.tsx"),
  ),
  "people-row.tsx": same<typeof import("./chart/people-row.tsx")>(
    import("./chart/people-row.tsx"),
    import("./plain/people-row.tsx"),
  ),
  "person-picture.tsx": same<Pick<typeof import("./chart/person-picture.tsx"), "PersonPicture">>(
    import("./chart/person-picture.tsx"),
    import("./plain/person-picture.tsx"),
  ),
  "place-map.tsx": same<typeof import("./chart/place-map.tsx")>(
    import("./chart/place-map.tsx"),
    import("./plain/place-map.tsx"),
  ),
  "service-art.tsx": same<typeof import("./chart/service-art.tsx")>(
    import("./chart/service-art.tsx"),
    import("./plain/service-art.tsx"),
  ),
  "share-card.tsx": same<typeof import("./chart/share-card.tsx")>(
    import("./chart/share-card.tsx"),
    import("./plain/share-card.tsx"),
  ),
  "small-pictures.tsx": same<typeof import("./chart/small-pictures.tsx")>(
    import("./chart/small-pictures.tsx"),
    import("./plain/small-pictures.tsx"),
  ),
  "stage.tsx": same<Pick<typeof import("./chart/stage.tsx"), "StageDrawing">>(
    import("./chart/stage.tsx"),
    import("./plain/stage.tsx"),
  ),
};

describe("themes", () => {
  it("are compared in every part of code that is asked of them", () => {
    expect(Object.keys(PARTS).sort()).toEqual([...asked].filter((part) => !part.endsWith(".css")).sort());
  });

  it.each([...asked].sort())("all have %s", (part) => {
    for (const theme of SITE_THEMES) expect(existsSync(`src/art/themes/${theme}/${part}`), theme).toBe(true);
  });

  it.each(SITE_THEMES)("%s takes nothing from another one", (theme) => {
    const others = SITE_THEMES.filter((other) => other !== theme).map((other) => `themes/${other}/`);
    const files = globSync(`src/art/themes/${theme}/**/*.{ts,tsx,css}`);
    expect(files.length).toBeGreaterThan(15);
    const taking = files.filter((file) => others.some((other) => readFileSync(file, "utf8").includes(other)));
    expect(taking).toEqual([]);
  });

  it.each(Object.entries(PARTS))("%s gives what is asked of it in both", async (part, [chart, plain]) => {
    const used = globSync("src/**/*.{ts,tsx}")
      .filter((path) => !path.startsWith("src/art/themes/"))
      .flatMap((path) => [
        ...readFileSync(path, "utf8").matchAll(new RegExp(`import \\{([^}]*)\\} from "#src/art/theme/${part}"`, "g")),
      ])
      .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
      .filter((name) => name !== "" && !name.startsWith("type "));
    for (const name of new Set(used)) {
      expect(Object.keys(await chart), name).toContain(name);
      expect(Object.keys(await plain), name).toContain(name);
    }
  });
});
