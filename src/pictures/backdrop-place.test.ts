import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { APP_BACKDROP, APP_STAGES } from "#src/features/apps/app-stage.ts";
import { HERO_BACKDROP, HERO_STAGES } from "#src/features/home/hero-stage.ts";
import { SERVICE_BACKDROPS, SERVICE_LOOKS } from "#src/features/services/service-look.ts";
import { type BackdropBox, backdropPlace } from "./backdrop-place.ts";

/** What a sheet says of a class, the last rule winning; the rest of the rule does not matter here. */
function declared(sheet: string, rule: RegExp): Record<string, number> {
  const body = rule.exec(readFileSync(`src/features/${sheet}.css`, "utf8"))?.[1] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/([\w-]+): (-?[\d.]+)%/g)].map(([, name, value]) => [name, Number(value)]),
  );
}

const wanted = (box: BackdropBox) => {
  const { start, top, width } = backdropPlace(box);
  return { "inset-inline-start": start, "inset-block-start": top, "inline-size": width };
};

it.each(HERO_STAGES)("the $name chart of the hero lies under its screens", (stage) => {
  const rule = new RegExp(`\\n  \\.hero-backdrop-${stage.name} \\{([^}]*)\\}`);
  expect(declared("home/home-hero", rule)).toEqual(wanted({ ...stage, ...HERO_BACKDROP[stage.name] }));
});

const stages = Object.entries(APP_STAGES).flatMap(([shape, sizes]) =>
  Object.entries(sizes).map(([size, stage]) => ({ shape, size: size as "wide" | "narrow", stage })),
);

it.each(stages)("the $size chart of an app's $shape lies under its screens", ({ shape, size, stage }) => {
  const shared = declared("apps/app-hero", new RegExp(`\\n  \\.app-backdrop-${size} \\{([^}]*)\\}`));
  const own = declared("apps/app-hero", new RegExp(`\\n  \\.app-stage-${shape} \\.app-backdrop-${size} \\{([^}]*)\\}`));
  expect({ ...shared, ...own }).toEqual(wanted({ ...stage, ...APP_BACKDROP[size], fade: "top" }));
});

const services = Object.entries(SERVICE_LOOKS).flatMap(([art, { layout, stage, wide, narrow }]) => [
  { art, layout, at: stage, box: wide },
  { art, layout, at: "narrow" as const, box: narrow },
]);

it.each(services)("the $at chart of the service $art lies under its screens", ({ layout, at, box }) => {
  const shared = declared("services/service-hero", new RegExp(`\\n  \\.service-backdrop-${at} \\{([^}]*)\\}`));
  const own = declared(
    "services/service-hero",
    new RegExp(`\\n  \\.service-stage-${layout} \\.service-backdrop-${at} \\{([^}]*)\\}`),
  );
  expect({ ...shared, ...own }).toEqual(wanted({ ...box, ...SERVICE_BACKDROPS[at] }));
});
