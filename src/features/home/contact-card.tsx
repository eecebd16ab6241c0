import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { HarbourChart } from "#src/sections/company/contact-harbour.tsx";
import type { ContactWaysProps } from "#src/sections/company/contact-ways.tsx";
import { OpeningNow } from "#src/sections/company/opening-now.tsx";
import type { SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { MarkLabel } from "#src/ui/display/section-head.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { Email, Phone } from "#src/ui/text/bidi.tsx";
import "./contact-card.css";

export type ContactCardProps = {
  head: SectionHeadTexts;
  direction: Direction;
  ways: ContactWaysProps;
  write: { href: string; label: string };
};

/** Where to write, when to call, and the way to the harbour. */
export function ContactCard({ head, direction, ways, write }: ContactCardProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="pb-(--section-space)">
      <div className="wrap">
        <div className="contact-card">
          <div className="contact-words">
            <MarkLabel>{head.label}</MarkLabel>
            <h2 id="contact-title">{head.title}</h2>
            {head.lead && <p className="max-w-note text-lead text-copy">{head.lead}</p>}
            <div className="contact-actions flex flex-wrap gap-3 pt-4">
              <Button href={write.href} size="large" icon="arrow-right">
                {write.label}
              </Button>
              <Button href={ways.chat.href} size="large" look="ghost" newTab={ways.chat.newTab} icon="whatsapp">
                {ways.chat.action}
              </Button>
            </div>
          </div>
          <div className="contact-side band">
            <HarbourChart direction={direction} />
            <dl className="contact-facts">
              <Fact icon="clock" label={ways.hours.label} labelled>
                {ways.hours.value}
                <OpeningNow {...ways.hours.now} />
              </Fact>
              <Fact icon="life-buoy" label={ways.support.label} labelled>
                {ways.support.value}
              </Fact>
              <Fact icon="phone" label={ways.phone.label}>
                <Phone e164={ways.phone.e164} shown={ways.phone.shown} />
              </Fact>
              <Fact icon="mail" label={ways.email.label}>
                <Email address={ways.email.address} />
              </Fact>
              <Fact icon="map-pin" label={ways.address.label}>
                {ways.address.value}
              </Fact>
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}

type FactProps = {
  icon: IconName;
  label: string;
  /** The label is seen, too: the icon alone does not tell one kind of hours from the other. */
  labelled?: boolean;
  children: ReactNode;
};

function Fact({ icon, label, labelled = false, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>
        {labelled && (
          <small className="block text-small text-muted" aria-hidden="true">
            {label}
          </small>
        )}
        {children}
      </dd>
    </div>
  );
}
