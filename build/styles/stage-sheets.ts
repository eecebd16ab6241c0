import type { Stage } from "#src/art/stage.ts";
import { APP_BACKDROP, APP_STAGES } from "#src/features/apps/app-stage.ts";
import { SERVICE_BACKDROPS, SERVICE_LOOKS } from "#src/features/services/service-look.ts";
import { type BackdropBox, backdropPlace, percentOf } from "#src/pictures/backdrop-place.ts";

/** A stage at one width of the screen, with the class of the drawing behind it. */
type SizedStage = Stage & BackdropBox & { backdrop: string };
type NamedStage = { name: string; wide: SizedStage; narrow: SizedStage };

/**
 * Sheets that put the screens of a stage and the drawing behind them where the drawing expects them, in percent of the
 * stage: the content security policy allows no styles on elements.
 */
export const stageSheets = (): Readonly<Record<string, string>> => ({
  "app-stages.css": sheetOf(
    "app",
    Object.entries(APP_STAGES).map(([name, { wide, narrow }]) => ({
      name,
      wide: { ...wide, ...APP_BACKDROP.wide, fade: "top", backdrop: "wide" },
      narrow: { ...narrow, ...APP_BACKDROP.narrow, fade: "top", backdrop: "narrow" },
    })),
  ),
  "service-stages.css": sheetOf(
    "service",
    Object.values(SERVICE_LOOKS).map(({ layout, stage, wide, narrow }) => ({
      name: layout,
      wide: { ...wide, ...SERVICE_BACKDROPS[stage], backdrop: stage },
      narrow: { ...narrow, ...SERVICE_BACKDROPS.narrow, backdrop: "narrow" },
    })),
  ),
});

function sheetOf(part: string, stages: readonly NamedStage[]): string {
  const rules = (size: "wide" | "narrow") => {
    const all = stages.flatMap((stage) => rulesOf(part, stage.name, stage[size]));
    return [...new Set(all)].join("\n");
  };
  return `/* Written by build/styles/stage-sheets.ts. */
@layer theme, base, components, utilities;
@reference "#src/styles/site.css";
@layer components {
${rules("wide")}
@media (width < theme(--breakpoint-tablet)) {
${rules("narrow")}
}
}
`;
}

function rulesOf(part: string, name: string, stage: SizedStage): string[] {
  const { width, height, rects } = stage;
  // Not `.app-stage-window`: scripts name classes `app-${id}`, so a page would keep the stages of all apps.
  const parent = `.${part}-stage.stage-${name}`;
  const backdrop = `.${part}-backdrop-${stage.backdrop}`;
  const { start, top, width: wholeWidth } = backdropPlace(stage);
  return [
    `${parent} { aspect-ratio: ${width} / ${height}; }`,
    // A drawing reaches as far to both sides on all stages: only their heights differ.
    `${backdrop} { inset-inline-start: ${start}%; inline-size: ${wholeWidth}%; }`,
    `${parent} ${backdrop} { inset-block-start: ${top}%; }`,
    ...rects.map((rect, index) => {
      const [x, y, share] = [percentOf(rect.x, width), percentOf(rect.y, height), percentOf(rect.width, width)];
      const place = `inset-inline-start: ${x}%; inset-block-start: ${y}%; inline-size: ${share}%;`;
      return `${parent} .${part}-screen-${index + 1} { ${place} }`;
    }),
  ];
}
