import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { StagePicture } from "#src/pictures/theme-pictures.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { Rating } from "#src/ui/display/rating.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import { Dotted } from "#src/ui/text/dotted.tsx";
import { APP_BACKDROP, APP_STAGES, type StageShape } from "./app-stage.ts";
import "./app-hero.css";
import "#src/.generated/app-stages.css";

export type AppHeroProps = {
  t: Translate<"apps">;
  breadcrumb: BreadcrumbProps;
  direction: Direction;
  app: { id: string; name: string; tagline: string };
  rating: { value: string; count: number } | null;
  /** Each with its notes; there may be none. */
  facts: { label: string; value: string; notes: string[] }[];
  screens: ScreenImage[];
};

/** Name, figures, and the product itself on the drawing of the theme. */
export function AppHero({ t, breadcrumb, direction, app, rating, facts, screens }: AppHeroProps) {
  return (
    <div className={`relative overflow-clip app-${app.id}`}>
      <div className="wrap page-top relative z-2 grid gap-8">
        <Breadcrumb {...breadcrumb} />
        <div className="app-title grid gap-7 wide:items-end">
          <div className="flex gap-4 tablet:items-center tablet:gap-7">
            <AppIcon app={app.id} size="lg" />
            <div>
              <h1 className="mb-1">{app.name}</h1>
              <p className="max-w-note text-lead text-copy">{app.tagline}</p>
            </div>
          </div>
          <div className="app-actions flex flex-wrap gap-3 max-tablet:*:px-3">
            <Button href="#download" size="large" icon="download">
              {t("apps.getFree")}
            </Button>
            <Button href="#pricing" size="large" look="ghost">
              {t("apps.pricing")}
            </Button>
          </div>
        </div>
        <dl className="app-figures grid grid-cols-2 gap-px border border-line rounded-card bg-line overflow-clip tablet:auto-cols-fr tablet:grid-flow-col">
          {rating && (
            <div className="py-3.5 px-4.5 bg-surface max-tablet:col-span-full max-tablet:flex max-tablet:items-center max-tablet:justify-between max-tablet:py-2 wide:py-4.5 wide:px-5.5">
              <dt className="block text-small font-normal text-muted">{t("apps.rating")}</dt>
              <dd className="text-heading font-strong max-tablet:flex max-tablet:items-center max-tablet:gap-3">
                <Rating value={rating.value} />
                <small className="block text-small font-normal text-muted">
                  {t("apps.ratingCount", { count: rating.count })}
                </small>
              </dd>
            </div>
          )}
          {facts.map(({ label, value, notes }) => (
            <div key={label} className="py-3 px-4.5 bg-surface tablet:py-3.5 wide:py-4.5 wide:px-5.5">
              <dt className="block text-small font-normal text-muted">{label}</dt>
              <dd className="text-heading font-strong">
                {/* A range of sizes has no letters to take a direction from. */}
                <bdi dir={direction}>{value}</bdi>
                {notes.length > 0 && (
                  <small className="block text-small font-normal text-muted">
                    <Dotted items={notes} />
                  </small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <AppStage screens={screens} direction={direction} />
      <div className="divider relative z-1" />
    </div>
  );
}

const SHAPE_OF_FRAME = {
  window: "window",
  phone: "phone",
  receipt: "phone",
  card: "card",
  fragment: "card",
} as const satisfies Record<ScreenImage["frame"], StageShape>;

function shapeOf(screens: AppHeroProps["screens"]): StageShape {
  const [first, second] = screens;
  if (!first) throw new Error("an app needs a screen to be shown");
  if (first.frame === "phone" && second?.frame === "phone") return "phones";
  return SHAPE_OF_FRAME[first.frame];
}

/** Two stages, one for phones: each with a drawing around its own rectangles. */
function AppStage({ screens, direction }: Pick<AppHeroProps, "screens" | "direction">) {
  const shape = shapeOf(screens);
  const stages = APP_STAGES[shape];
  return (
    <div className={`app-stage relative mx-auto stage-${shape}`}>
      {(["wide", "narrow"] as const).map((size) => (
        <StagePicture
          key={size}
          name={`app-${shape}-${size}-${direction}`}
          className={`app-backdrop-${size} ${size === "wide" ? "max-tablet:hidden" : "tablet:hidden"}`}
          {...APP_BACKDROP[size]}
          {...stages[size]}
          seed={57}
          direction={direction}
          fade="top"
        />
      ))}
      {screens.slice(0, stages.wide.rects.length).map((screen, index) => (
        <div key={screen.day} className={`app-screen absolute app-screen-${index + 1}`}>
          <Screen picture={screen} />
        </div>
      ))}
    </div>
  );
}
