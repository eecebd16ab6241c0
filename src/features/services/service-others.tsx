import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import type { ServiceArtKind } from "#src/art/service-objects.tsx";
import { ServiceArtPicture } from "#src/pictures/theme-pictures.tsx";
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
    <section aria-labelledby="others-title" className="pb-(--section-space) print:hidden">
      <div className="wrap">
        <h2 id="others-title" className="mb-6 text-heading">
          {t("services.others")}
        </h2>
        <ul className="service-others">
          {services.map(({ href, art, title, body, startsAtWeeks }) => (
            <li key={href}>
              <a
                href={href}
                className="moves-on-hover grid items-center gap-y-0.5 gap-x-5 py-4 border-t border-line wide:gap-x-8"
              >
                <span className="row-span-3 self-stretch min-h-22 rounded-control overflow-clip bg-page-alt wide:row-auto wide:h-26">
                  <ServiceArtPicture kind={art} direction={direction} />
                </span>
                <h3 className="col-2 text-title eased wide:col-auto wide:row-auto">{title}</h3>
                <p className="col-2 text-ui text-copy wide:col-auto wide:row-auto">{body}</p>
                <span className="col-2 text-ui font-strong wide:col-auto wide:row-auto">
                  {t("home.fromWeeks", { weeks: startsAtWeeks })}
                </span>
                <Icon className="col-3 text-primary-ink wide:col-auto wide:row-auto" name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
