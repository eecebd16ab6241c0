import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { HarbourChart } from "#src/sections/company/contact-harbour.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./contact-doors.css";

export type ContactChannelsProps = {
  t: Translate<"contact" | "frame.newTab">;
  direction: Direction;
  chatHref: string;
  email: string;
  phone: { e164: string; shown: string };
  address: string;
  coordinates: string[];
};

type Channel = { id: "chat" | "email" | "phone"; icon: IconName; shown: ReactNode; href: string; newTab?: string };

/** The other ways to reach the company: chat, e-mail, telephone, and the place itself. */
export function ContactChannels({ t, direction, chatHref, email, phone, address, coordinates }: ContactChannelsProps) {
  const channels: Channel[] = [
    { id: "chat", icon: "whatsapp", shown: t("contact.chatAction"), href: chatHref, newTab: t("frame.newTab") },
    { id: "email", icon: "mail", shown: <bdi dir="ltr">{email}</bdi>, href: `mailto:${email}` },
    { id: "phone", icon: "phone", shown: <bdi dir="ltr">{phone.shown}</bdi>, href: `tel:${phone.e164}` },
  ];
  return (
    <div className="contact-doors">
      <ul>
        {channels.map(({ id, icon, shown, href, newTab }) => (
          <li key={id}>
            <a className="moves-on-hover" href={href} {...(newTab && { target: "_blank", rel: "noopener" })}>
              <span className="contact-door-icon">
                <Icon name={icon} />
              </span>
              <span className="contact-door-words">
                <span>{t(`contact.${id}`)}</span>
                <b>{shown}</b>
                {newTab && <span className="sr-only">{newTab}</span>}
                <span>{t(`contact.${id}Note`)}</span>
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
            <span className="sr-only">{t("contact.address")}</span> {address}
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
