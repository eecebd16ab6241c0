import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { HeroWay } from "#src/art/theme/arrival.tsx";
import { StagePicture, stagePictureFiles } from "#src/pictures/theme-pictures.tsx";
import { HERO_BACKDROP, HERO_STAGES, type HeroStage } from "./hero-stage.ts";

type HeroBackdropProps = { stage: HeroStage; direction: Direction };

/** What the theme draws around the very rectangles the screens stand on, and the way in between them. */
export function HeroBackdrop({ stage, direction }: HeroBackdropProps) {
  const only = stage.name === "wide" ? "max-tablet:hidden" : "tablet:hidden";
  return <StagePicture {...heroBackdrop(stage, direction)} className={`hero-backdrop-${stage.name} ${only}`} />;
}

/** The narrow one, which is the largest thing on a phone's first screen. */
export function heroBackdropOnPhones(direction: Direction) {
  const narrow = HERO_STAGES.filter(({ name }) => name === "narrow");
  return narrow.flatMap((stage) => {
    const { day, night } = stagePictureFiles(heroBackdrop(stage, direction));
    return [
      { theme: "light" as const, file: day },
      { theme: "dark" as const, file: night },
    ];
  });
}

function heroBackdrop({ name, width, height, rects, wayEnd }: HeroStage, direction: Direction) {
  const x = (fromStart: number) => xFromStart(fromStart, width, direction);
  const start = { x: wayEnd.x - 262, y: height + 112 };
  const way = (
    <HeroWay
      d={`M${x(start.x)} ${start.y}C${x(start.x + 90)} ${start.y - 10} ${x(wayEnd.x)} ${start.y + 18} ${x(wayEnd.x)} ${start.y - 80}V${wayEnd.y + 18}`}
    />
  );
  const place = { rects, width, height, direction };
  return { name: `hero-${name}-${direction}`, ...HERO_BACKDROP[name], ...place, children: way };
}
