import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import type { ServiceArtKind } from "#src/art/service-objects.tsx";
import type { Stage } from "#src/art/stage.ts";
import { ServiceArtPicture, StagePicture } from "#src/pictures/theme-pictures.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import { SERVICE_BACKDROPS, SERVICE_LOOKS } from "./service-look.ts";
import "#src/sections/page/over-band.css";
import "./service-hero.css";
import "#src/.generated/service-stages.css";

export type ServiceHeroProps = {
  t: Translate<"services">;
  breadcrumb: BreadcrumbProps;
  label: string;
  heading: string;
  lead: string;
  art: ServiceArtKind;
  direction: Direction;
  contactHref: string;
  plannerHref: string;
  facts: { label: string; value: string }[];
  /** The last one stands in front. */
  screens: ScreenImage[];
  /** Written on the drawing as the names of places. */
  places: string[];
};

const GROUNDS = { page: "", alt: "bg-page-alt", band: "band over-band" } as const;

/** What the service makes stands on the drawing of the theme, the words beside or above it. */
export function ServiceHero(props: ServiceHeroProps) {
  const { t, breadcrumb, label, heading, lead, art, direction, contactHref, plannerHref, facts, screens, places } =
    props;
  const { layout, ground, stage, wide, narrow } = SERVICE_LOOKS[art];
  return (
    <div className={`service-hero relative overflow-clip service-hero-${stage} ${GROUNDS[ground]}`}>
      <div className="wrap service-hero-grid relative grid">
        <div className="service-hero-words relative z-2 content-center justify-items-start">
          <Breadcrumb {...breadcrumb} />
          <span className="mark-label">{label}</span>
          <h1>{heading}</h1>
          <p className="max-w-copy text-lead text-copy">{lead}</p>
          <div className="service-hero-actions flex flex-wrap gap-3 w-full mt-2.5">
            <Button href={contactHref} size="large" icon="arrow-right">
              {t("services.write")}
            </Button>
            <Button href={plannerHref} size="large" look="ghost">
              {t("services.seePlan")}
            </Button>
          </div>
          <dl className="service-hero-facts flex flex-wrap">
            {facts.map((fact) => (
              <div key={fact.label} className="flex flex-col-reverse">
                <dt className="text-small text-muted">{fact.label}</dt>
                <dd className="font-strong">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="service-scene grid justify-items-center pt-12 overflow-clip wide:mx-0 wide:pt-0 wide:overflow-visible">
          {screens.length === 0 ? (
            <ServiceArtPicture kind={art} direction={direction} />
          ) : (
            <div className={`service-stage relative w-full stage-${layout}`}>
              <ServiceBackdrop
                name={`service-${art}-wide`}
                stage={wide}
                at={stage}
                ground={ground}
                direction={direction}
              />
              <ServiceBackdrop
                name={`service-${art}-narrow`}
                stage={narrow}
                at="narrow"
                ground={ground}
                direction={direction}
              />
              {screens.map((screen, index) => (
                <div key={screen.day} className={`service-screen absolute service-screen-${index + 1}`}>
                  <Screen picture={screen} />
                </div>
              ))}
              {places.map((name) => (
                <span
                  key={name}
                  aria-hidden="true"
                  className="service-place absolute py-1.25 px-2.5 rounded-full text-copy whitespace-nowrap"
                >
                  <bdi dir="ltr">{name}</bdi>
                </span>
              ))}
            </div>
          )}
        </div>
      </div>
      <div className="divider" />
    </div>
  );
}

type ServiceBackdropProps = {
  name: string;
  stage: Stage;
  at: keyof typeof SERVICE_BACKDROPS;
  ground: keyof typeof GROUNDS;
  direction: Direction;
};

function ServiceBackdrop({ name, stage, at, ground, direction }: ServiceBackdropProps) {
  return (
    <StagePicture
      name={`${name}-${direction}`}
      className={`service-backdrop-${at} ${at === "narrow" ? "tablet:hidden" : "max-tablet:hidden"}`}
      // A deep band is night in both themes.
      {...(ground === "band" && { light: "night" as const })}
      {...SERVICE_BACKDROPS[at]}
      {...stage}
      seed={57}
      direction={direction}
    />
  );
}
