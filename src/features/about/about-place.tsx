import type { Direction } from "#domain/language/locale.ts";
import { HarbourChart } from "#src/sections/company/contact-harbour.tsx";
import { ContactHours, type ContactHoursProps } from "#src/sections/company/contact-hours.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Email, Phone } from "#src/ui/text/bidi.tsx";
import "./about-place.css";

export type AboutPlaceProps = {
  head: SectionHeadTexts;
  direction: Direction;
  hours: ContactHoursProps;
  address: { label: string; value: string };
  coordinates: string[];
  phone: { label: string; e164: string; shown: string };
  email: { label: string; address: string };
  how: { title: string; body: string }[];
};

/** Where to find us on the chart, when on the clock, and how we work together. */
export function AboutPlace({ head, direction, hours, address, coordinates, phone, email, how }: AboutPlaceProps) {
  return (
    <SectionFrame id="place" head={head} ground="alt">
      <div className="about-place">
        <div className="about-harbour band">
          <HarbourChart direction={direction} />
          <dl>
            <div>
              <dt>{address.label}</dt>
              <dd>
                {address.value}
                <span aria-hidden="true">
                  {coordinates.map((coordinate) => (
                    <bdi key={coordinate} dir="ltr">
                      {coordinate}
                    </bdi>
                  ))}
                </span>
              </dd>
            </div>
            <div>
              <dt>{phone.label}</dt>
              <dd>
                <Phone e164={phone.e164} shown={phone.shown} />
              </dd>
            </div>
            <div>
              <dt>{email.label}</dt>
              <dd>
                <Email address={email.address} />
              </dd>
            </div>
          </dl>
        </div>
        <ContactHours {...hours} />
        <ul className="about-how">
          {how.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
