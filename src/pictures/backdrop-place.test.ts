import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { HERO_BACKDROP, HERO_STAGES } from "#src/features/home/hero-stage.ts";
import { type BackdropBox, backdropPlace } from "./backdrop-place.ts";

/** What the hero's sheet says of a class; the rest of the rule does not matter here. */
function declared(rule: RegExp): Record<string, number> {
  const body = rule.exec(readFileSync("src/features/home/home-hero.css", "utf8"))?.[1] ?? "";
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
  expect(declared(rule)).toEqual(wanted({ ...stage, ...HERO_BACKDROP[stage.name] }));
});
