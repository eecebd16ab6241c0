import postcss from "postcss";
import { expect, it } from "vitest";
import { APP_BACKDROP, APP_STAGES } from "#src/features/apps/app-stage.ts";
import { SERVICE_BACKDROPS, SERVICE_LOOKS } from "#src/features/services/service-look.ts";
import { backdropPlace } from "#src/pictures/backdrop-place.ts";
import { stageSheets } from "./stage-sheets.ts";

type Size = "wide" | "narrow";

/** What a generated sheet says of an element at one width of the screen. */
function declared(sheet: string, selector: string, size: Size): Record<string, string> {
  const found: Record<string, string> = {};
  postcss.parse(stageSheets()[sheet] ?? "").walkRules((rule) => {
    const isNarrow = rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "media";
    if (!rule.selectors.includes(selector) || isNarrow !== (size === "narrow")) return;
    rule.walkDecls(({ prop, value }) => {
      found[prop] = value;
    });
  });
  return found;
}

const at = (start: string, top: string, width: string) => ({
  "inset-inline-start": start,
  "inset-block-start": top,
  "inline-size": width,
});

it("puts each screen of a stage on its rectangle", () => {
  const till = ".service-stage.stage-till .service-screen-2";
  expect(declared("service-stages.css", till, "wide")).toEqual(at("72.2%", "26%", "27.2%"));
  expect(declared("service-stages.css", till, "narrow")).toEqual(at("64.6%", "25.5%", "32%"));
  expect(declared("app-stages.css", ".app-stage.stage-card .app-screen-1", "wide")).toEqual(at("20%", "4.3%", "60%"));
});

const wholePlace = (part: string, name: string, backdrop: string, size: Size) => ({
  ...declared(`${part}-stages.css`, `.${part}-backdrop-${backdrop}`, size),
  ...declared(`${part}-stages.css`, `.${part}-stage.stage-${name} .${part}-backdrop-${backdrop}`, size),
});

it("lays the drawing under the screens, without what fades away before the copy", () => {
  expect(wholePlace("service", "windows", "below", "wide")).toEqual(at("-38.3%", "-7.1%", "176.7%"));
  expect(wholePlace("service", "till", "beside", "wide")).toEqual(at("-13.3%", "-45.1%", "177.2%"));
  expect(wholePlace("app", "card", "narrow", "narrow")).toEqual(at("-8.6%", "-14%", "117.1%"));
});

const stages = [
  ...Object.entries(APP_STAGES).map(([name, { wide, narrow }]) => ({
    part: "app",
    name,
    sizes: {
      wide: { ...wide, ...APP_BACKDROP.wide, fade: "top" as const, backdrop: "wide" },
      narrow: { ...narrow, ...APP_BACKDROP.narrow, fade: "top" as const, backdrop: "narrow" },
    },
  })),
  ...Object.values(SERVICE_LOOKS).map(({ layout, stage, wide, narrow }) => ({
    part: "service",
    name: layout,
    sizes: {
      wide: { ...wide, ...SERVICE_BACKDROPS[stage], backdrop: stage },
      narrow: { ...narrow, ...SERVICE_BACKDROPS.narrow, backdrop: "narrow" },
    },
  })),
];

it.each(stages)("places all that stands on the stage $part $name", ({ part, name, sizes }) => {
  for (const size of ["wide", "narrow"] as const) {
    const stage = sizes[size];
    const parent = `.${part}-stage.stage-${name}`;
    const { start, top, width } = backdropPlace(stage);
    expect(declared(`${part}-stages.css`, parent, size)).toEqual({
      "aspect-ratio": `${stage.width} / ${stage.height}`,
    });
    expect(wholePlace(part, name, stage.backdrop, size)).toEqual(at(`${start}%`, `${top}%`, `${width}%`));
    for (const index of stage.rects.keys())
      expect(declared(`${part}-stages.css`, `${parent} .${part}-screen-${index + 1}`, size)).toHaveProperty(
        "inline-size",
      );
  }
});
