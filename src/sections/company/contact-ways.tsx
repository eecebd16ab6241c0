import type { ReactNode } from "react";
import { Button } from "#src/ui/controls/button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { Email, Phone } from "#src/ui/text/bidi.tsx";
import { OpeningNow, type OpeningNowProps } from "./opening-now.tsx";

export type ContactWaysProps = {
  hours: { label: string; value: string; now: OpeningNowProps };
  support: { label: string; value: string };
  phone: { label: string; e164: string; shown: string };
  email: { label: string; address: string };
  address: { label: string; value: string };
  chat: { label: string; action: string; href: string; newTab: string };
};

export function ContactWays({ hours, support, phone, email, address, chat }: ContactWaysProps) {
  return (
    <div className="grid gap-8">
      <dl className="grid items-start gap-x-8 gap-y-6 tablet:grid-cols-2 wide:grid-cols-3">
        <Way icon="clock" label={hours.label}>
          {hours.value}
          <OpeningNow {...hours.now} />
        </Way>
        <Way icon="messages-square" label={support.label}>
          {support.value}
        </Way>
        <Way icon="phone" label={phone.label}>
          <Phone e164={phone.e164} shown={phone.shown} />
        </Way>
        <Way icon="mail" label={email.label}>
          <Email address={email.address} />
        </Way>
        <Way icon="map-pin" label={address.label}>
          {address.value}
        </Way>
      </dl>
      <div>
        <Button href={chat.href} look="soft" newTab={chat.newTab} icon="whatsapp">
          {chat.action}
        </Button>
      </div>
    </div>
  );
}

type WayProps = { icon: IconName; label: string; children: ReactNode };

function Way({ icon, label, children }: WayProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-small text-muted">
        <Icon name={icon} className="text-primary-ink" />
        {label}
      </dt>
      <dd className="col-start-2 font-strong">{children}</dd>
    </div>
  );
}
