import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { Button } from "#src/ui/controls/button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { Email, Phone } from "#src/ui/text/bidi.tsx";

export type ContactWaysProps = {
  t: Translate<"contact" | "frame.newTab">;
  hours: string;
  phone: { e164: string; shown: string };
  email: string;
  address: string;
  chatHref: string;
  /** Beside the hours: whether someone is there now. */
  children?: ReactNode;
};

export function ContactWays({ t, hours, phone, email, address, children }: ContactWaysProps) {
  return (
    <dl className="grid gap-x-10 tablet:grid-cols-2">
      <Way icon="clock" label={t("contact.hours")}>
        {hours}
        {children}
      </Way>
      <Way icon="messages-square" label={t("contact.support")}>
        {t("contact.supportValue")}
      </Way>
      <Way icon="phone" label={t("contact.phone")}>
        <Phone e164={phone.e164} shown={phone.shown} />
      </Way>
      <Way icon="mail" label={t("contact.email")}>
        <Email address={email} />
      </Way>
      <Way icon="map-pin" label={t("contact.address")}>
        {address}
      </Way>
    </dl>
  );
}

/** The way that is answered soonest. */
export function ContactChat({ t, chatHref }: Pick<ContactWaysProps, "t" | "chatHref">) {
  return (
    <Button href={chatHref} look="ghost" newTab={t("frame.newTab")} icon="whatsapp">
      {t("contact.chatAction")}
    </Button>
  );
}

type WayProps = { icon: IconName; label: string; children: ReactNode };

function Way({ icon, label, children }: WayProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 border-t border-line py-4 last:odd:col-span-full">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-small text-muted">
        <Icon name={icon} className="text-primary-ink" />
        {label}
      </dt>
      <dd className="col-start-2 text-balance font-strong">{children}</dd>
    </div>
  );
}
