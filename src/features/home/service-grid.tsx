import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import type { ServiceArtKind } from "#src/art/service-objects.tsx";
import { ServiceArtPicture } from "#src/pictures/theme-pictures.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./service-grid.css";

export type ServiceGridProps = {
  t: Translate<"home.fromWeeks">;
  head: SectionHeadTexts;
  direction: Direction;
  services: {
    href: string;
    art: ServiceArtKind;
    title: string;
    body: string;
    technologies: string[];
    startsAtWeeks: number;
  }[];
};

/** Cells that share hairlines in one frame; the object of each service is the land. */
export function ServiceGrid({ t, head, direction, services }: ServiceGridProps) {
  return (
    <SectionFrame id="services" head={head} ground="alt">
      <ul className="service-grid">
        {services.map(({ href, art, title, body, technologies, startsAtWeeks }) => (
          <li key={href}>
            <a className="service-card moves-on-hover" href={href}>
              <div className="service-picture">
                <ServiceArtPicture kind={art} direction={direction} />
              </div>
              <div className="service-text flex flex-1 flex-col">
                <h3 className="mb-1 text-title">{title}</h3>
                <p className="text-ui text-copy">{body}</p>
                <p
                  className="service-tools mt-auto self-start max-tablet:hidden font-data text-small text-muted"
                  dir="ltr"
                >
                  {technologies.join(" · ")}
                </p>
                <p className="flex items-center justify-between text-ui font-strong">
                  {t("home.fromWeeks", { weeks: startsAtWeeks })}
                  <Icon name="arrow-right" className="text-primary-ink" />
                </p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
