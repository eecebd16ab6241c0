import type { Direction } from "#domain/language/locale.ts";
import { ROUTE_PAINT } from "#src/art/chart/chart-paint.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { IslandPicture, islandPictureFiles } from "#src/pictures/chart-pictures.tsx";
import { HERO_CHART, HERO_STAGES, type HeroStage } from "./hero-stage.ts";

/** The light in the headline is the one red mark in view. */
export const HERO_COURSE_COLOR = "var(--color-primary-ink)";

type HeroChartProps = { stage: HeroStage; direction: Direction };

/** Depth lines around the very rectangles the screens stand on, and the vessel's course between them. */
export function HeroChart({ stage, direction }: HeroChartProps) {
  const only = stage.name === "wide" ? "max-tablet:hidden" : "tablet:hidden";
  return <IslandPicture {...heroChart(stage, direction)} className={`hero-chart-${stage.name} ${only}`} />;
}

/** The narrow chart, which is the largest thing on a phone's first screen. */
export function heroChartOnPhones(direction: Direction) {
  const narrow = HERO_STAGES.filter(({ name }) => name === "narrow");
  return narrow.flatMap((stage) => {
    const { day, night } = islandPictureFiles(heroChart(stage, direction));
    return [
      { theme: "light" as const, file: day },
      { theme: "dark" as const, file: night },
    ];
  });
}

function heroChart({ name, width, height, rects, berth }: HeroStage, direction: Direction) {
  const x = (fromStart: number) => xFromStart(fromStart, width, direction);
  const start = { x: berth.x - 262, y: height + 112 };
  const course = (
    <path
      {...ROUTE_PAINT}
      stroke={HERO_COURSE_COLOR}
      d={`M${x(start.x)} ${start.y}C${x(start.x + 90)} ${start.y - 10} ${x(berth.x)} ${start.y + 18} ${x(berth.x)} ${start.y - 80}V${berth.y + 18}`}
    />
  );
  const place = { rects, width, height, direction };
  return { name: `hero-${name}-${direction}`, ...HERO_CHART[name], ...place, children: course };
}
