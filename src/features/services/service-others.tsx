import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { ServiceArt, type ServiceArtKind } from "#src/art/chart/service-art.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./service-others.css";

export type ServiceOthersProps = {
  t: Translate<"services.others" | "home.fromWeeks">;
  direction: Direction;
  services: { href: string; art: ServiceArtKind; title: string; body: string; startsAtWeeks: number }[];
};

/** The other services, one line each. */
export function ServiceOthers({ t, direction, services }: ServiceOthersProps) {
  return (
    <section aria-labelledby="others-title" className="pb-(--section-space)">
      <div className="wrap">
        <h2 id="others-title" className="mb-6 text-heading">
          {t("services.others")}
        </h2>
        <ul className="service-others">
          {services.map(({ href, art, title, body, startsAtWeeks }) => (
            <li key={href}>
              <a href={href} className="moves-on-hover">
                <span className="service-others-art">
                  <ServiceArt kind={art} direction={direction} />
                </span>
                <h3>{title}</h3>
                <p>{body}</p>
                <span className="service-others-from">{t("home.fromWeeks", { weeks: startsAtWeeks })}</span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
