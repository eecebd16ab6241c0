import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PlaceMap } from "#src/sections/company/place-map.tsx";
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
    <div className="contact-doors grid content-start gap-3 tablet:max-wide:grid-cols-2 wide:content-stretch">
      <ul className="grid gap-3">
        {channels.map(({ id, icon, shown, href, newTab }) => (
          <li key={id}>
            <a
              className="moves-on-hover grid items-center gap-4 py-4.5 px-5 border border-line rounded-card bg-surface eased hover:border-primary-line"
              href={href}
              {...(newTab && { target: "_blank", rel: "noopener" })}
            >
              <span className="grid place-items-center h-12 rounded-control bg-primary-soft text-primary-ink">
                <Icon name={icon} />
              </span>
              <span className="contact-door-words grid min-w-0 text-small text-muted">
                <span>{t(`contact.${id}`)}</span>
                <b className="text-body wrap-anywhere text-ink">{shown}</b>
                {newTab && <span className="sr-only">{newTab}</span>}
                <span>{t(`contact.${id}Note`)}</span>
              </span>
              <Icon className="text-muted" name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      <div className="contact-place band flex flex-col min-h-75 wide:max-h-144 rounded-card overflow-clip">
        <PlaceMap direction={direction} isMuted />
        <p className="flex gap-3 py-4.5 px-5 border-t border-line text-ui">
          <Icon name="map-pin" />
          <span>
            <span className="sr-only">{t("contact.address")}</span> {address}
            <span className="flex gap-3 text-small text-muted" aria-hidden="true">
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
