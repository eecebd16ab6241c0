import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PlaceMap } from "#src/sections/company/place-map.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Email, Phone } from "#src/ui/text/bidi.tsx";
import "./about-place.css";

export type AboutPlaceProps = {
  t: Translate<"contact">;
  head: SectionHeadTexts;
  direction: Direction;
  address: string;
  coordinates: string[];
  phone: { e164: string; shown: string };
  email: string;
  how: { title: string; body: string }[];
  /** The hours. */
  children: ReactNode;
};

/** Where to find us on the chart, when on the clock, and how we work together. */
export function AboutPlace({ t, head, direction, address, coordinates, phone, email, how, children }: AboutPlaceProps) {
  return (
    <SectionFrame id="place" head={head} ground="alt">
      <div className="about-place grid">
        <div className="about-map band flex flex-col rounded-panel overflow-clip">
          <PlaceMap direction={direction} isMuted />
          <dl className="grid gap-3.5 border-t border-line text-ui">
            <div>
              <dt className="text-small text-muted">{t("contact.address")}</dt>
              <dd>
                {address}
                <span className="flex gap-3 text-small text-muted" aria-hidden="true">
                  {coordinates.map((coordinate) => (
                    <bdi key={coordinate} dir="ltr">
                      {coordinate}
                    </bdi>
                  ))}
                </span>
              </dd>
            </div>
            <div>
              <dt className="text-small text-muted">{t("contact.phone")}</dt>
              <dd>
                <Phone e164={phone.e164} shown={phone.shown} />
              </dd>
            </div>
            <div>
              <dt className="text-small text-muted">{t("contact.email")}</dt>
              <dd>
                <Email address={email} />
              </dd>
            </div>
          </dl>
        </div>
        {children}
        <ul className="about-how grid border-t border-line-strong tablet:grid-cols-3 wide:col-span-full">
          {how.map(({ title, body }) => (
            <li key={title}>
              <h3 className="mb-1 text-title">{title}</h3>
              <p className="text-ui text-copy">{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
