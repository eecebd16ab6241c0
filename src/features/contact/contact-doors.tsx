import type { Direction } from "#domain/language/locale.ts";
import { HarbourChart } from "#src/sections/company/contact-harbour.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./contact-doors.css";

export type ContactDoorsProps = {
  direction: Direction;
  doors: {
    id: string;
    icon: IconName;
    label: string;
    shown: string;
    ltr: boolean;
    note: string;
    href: string;
    newTab: string | null;
  }[];
  address: { label: string; value: string };
  coordinates: string[];
};

/** Every other way in: chat, e-mail, telephone, and the harbour itself. */
export function ContactDoors({ direction, doors, address, coordinates }: ContactDoorsProps) {
  return (
    <div className="contact-doors">
      <ul>
        {doors.map(({ id, icon, label, shown, ltr, note, href, newTab }) => (
          <li key={id}>
            <a className="moves-on-hover" href={href} {...(newTab && { target: "_blank", rel: "noopener" })}>
              <span className="contact-door-icon">
                <Icon name={icon} />
              </span>
              <span className="contact-door-words">
                <span>{label}</span>
                <b>{ltr ? <bdi dir="ltr">{shown}</bdi> : shown}</b>
                {newTab && <span className="sr-only">{newTab}</span>}
                <span>{note}</span>
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      <div className="contact-harbour band">
        <HarbourChart direction={direction} />
        <p>
          <Icon name="map-pin" />
          <span>
            <span className="sr-only">{address.label}</span> {address.value}
            <span className="contact-coordinates" aria-hidden="true">
              {coordinates.map((coordinate) => (
                <bdi key={coordinate} dir="ltr">
                  {coordinate}
                </bdi>
              ))}
            </span>
          </span>
        </p>
      </div>
    </div>
  );
}
