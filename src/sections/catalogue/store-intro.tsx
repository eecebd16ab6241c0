import type { Direction } from "#domain/language/locale.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { StageDrawing } from "#src/art/theme/stage.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import "./store-intro.css";

export type StoreIntroProps = {
  breadcrumb: BreadcrumbProps;
  direction: Direction;
  /** What stands on the drawing: the icon of the one app, or screens of several; a lying one first, then upright ones. */
  shown: { app: string } | { screens: readonly ScreenImage[] };
  heading: string;
  lead: string;
};

/** Top of a store page: the words, and its products on the drawing of the theme, beside them or below. */
export function StoreIntro({ breadcrumb, direction, shown, heading, lead }: StoreIntroProps) {
  const look = "app" in shown ? "icon" : "screens";
  return (
    <div className={`store-intro store-intro-${look} relative flex flex-col-reverse overflow-clip`}>
      <div className="store-intro-stage" aria-hidden="true">
        <StageDrawing
          {...BACKDROP}
          {...STAGES[look]}
          direction={direction}
          {...(look === "screens" && { className: "max-tablet:hidden" })}
        />
        {look === "screens" && (
          <StageDrawing {...BACKDROP} {...STAGES.narrow} direction={direction} className="tablet:hidden" />
        )}
        {"app" in shown ? (
          <AppIcon app={shown.app} size="lg" />
        ) : (
          shown.screens.map((screen) => (
            <div key={screen.day} className="store-intro-screen absolute">
              <Screen picture={screen} isDecoration />
            </div>
          ))
        )}
      </div>
      <div className="store-intro-words wrap page-top relative grid gap-6 pb-8 tablet:pb-16">
        <Breadcrumb {...breadcrumb} />
        <h1 className="max-w-[18ch]">{heading}</h1>
        <p className="max-w-copy text-lead text-copy">{lead}</p>
      </div>
    </div>
  );
}

/** As src/sections/catalogue/store-intro.css places what is shown: the drawing is made around these very rectangles. */
const STAGES = {
  icon: { width: 420, height: 270, rects: [{ x: 142, y: 67, width: 136, height: 136 }] },
  /** On phones: the lying screen is cut by the edge of the page, and one upright stands before it. */
  narrow: {
    width: 350,
    height: 330,
    rects: [
      { x: 58, y: 12, width: 464, height: 296 },
      { x: 8, y: 84, width: 132, height: 240 },
    ],
    scale: "small",
  },
  screens: {
    width: 600,
    height: 400,
    rects: [
      { x: 66, y: 20, width: 468, height: 299 },
      { x: 6, y: 122, width: 138, height: 252 },
      { x: 456, y: 122, width: 138, height: 252 },
    ],
  },
} as const;

const BACKDROP = {
  padding: { start: 250, end: 250, top: 150, bottom: 150 },
  seed: 204,
  isCalm: true,
  figures: 12,
  clearAreas: [{ x: -260, y: -180, width: 220, height: 720 }],
  fade: "rim",
} as const;
