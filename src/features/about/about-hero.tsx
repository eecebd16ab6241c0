import type { Direction } from "#domain/language/locale.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import type { StageDrawingProps } from "#src/art/stage.ts";
import { Arrival } from "#src/art/theme/arrival.tsx";
import { StageDrawing } from "#src/art/theme/stage.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import "./about-hero.css";

export type AboutHeroProps = {
  breadcrumb: BreadcrumbProps;
  label: string;
  heading: string;
  lead: string;
  direction: Direction;
  /** The first has the larger place. */
  claims: [Claim, Claim];
};

type Claim = { atLeast: number; label: string };

type Stage = Pick<
  StageDrawingProps,
  "rects" | "width" | "height" | "padding" | "scale" | "figures" | "clearAreas" | "fade"
>;

/** The claims stand on these rectangles; src/features/about/about-hero.css places them on them, in percent. */
const STAGES: Readonly<Record<"wide" | "narrow", Stage>> = {
  wide: {
    width: 720,
    height: 580,
    rects: [
      { x: 70, y: 60, width: 420, height: 210 },
      { x: 330, y: 350, width: 350, height: 180 },
    ],
    padding: { start: 760, end: 460, top: 260, bottom: 200 },
    figures: 36,
    clearAreas: [
      { x: -780, y: -40, width: 740, height: 800 },
      { x: -780, y: -320, width: 2000, height: 270 },
    ],
    fade: "start",
  },
  narrow: {
    width: 350,
    height: 456,
    rects: [
      { x: 30, y: 26, width: 290, height: 144 },
      { x: 30, y: 286, width: 290, height: 144 },
    ],
    padding: { start: 130, end: 130, top: 90, bottom: 60 },
    scale: "small",
    figures: 0,
  },
};

/** The claims, with the drawing of the theme around them. */
export function AboutHero({ breadcrumb, label, heading, lead, direction, claims }: AboutHeroProps) {
  const { wide, narrow } = STAGES;
  const x = (fromStart: number) => xFromStart(fromStart, wide.width, direction);
  return (
    <div className="about-hero relative overflow-clip">
      <div className="wrap about-hero-grid relative grid wide:items-center">
        <div className="about-hero-words relative z-2 grid content-center justify-items-start gap-5 wide:flex wide:flex-col wide:self-stretch wide:items-start">
          <Breadcrumb {...breadcrumb} />
          <span className="mark-label">{label}</span>
          <h1>{heading}</h1>
          <p className="max-w-copy text-lead text-copy">{lead}</p>
        </div>
        <div className="about-scene pt-12 pb-5 overflow-clip wide:mx-0 wide:py-0 wide:overflow-visible">
          <div className="about-stage relative mx-auto aspect-350/456 tablet:max-w-165 tablet:aspect-720/580 wide:w-full wide:max-w-none">
            <StageDrawing {...wide} className="hidden tablet:block" seed={31} direction={direction} isWritten>
              <Arrival
                d={`M${x(-40)} 800C${x(20)} 640 ${x(210)} 620 ${x(210)} 500V376`}
                to={{ x: x(210), y: 360 }}
                isMoving
              />
            </StageDrawing>
            <StageDrawing {...narrow} className="tablet:hidden" seed={31} direction={direction} isWritten />
            <dl>
              {claims.map((claim) => (
                <div key={claim.label} className="about-claim absolute flex flex-col-reverse justify-center">
                  <dt className="mt-2 text-ui text-copy">{claim.label}</dt>
                  <dd>
                    <b className="inline-flex items-start font-strong">
                      {claim.atLeast}
                      <sup className="leading-none tracking-normal text-primary-ink">+</sup>
                    </b>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
      <div className="divider" />
    </div>
  );
}
