import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import type { ContactWays } from "#src/sections/company/contact-ways.ts";
import { PlaceMap } from "#src/sections/company/place-map.tsx";
import type { SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { MarkLabel } from "#src/ui/display/section-head.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { Email, Phone } from "#src/ui/text/bidi.tsx";
import "./contact-card.css";

export type ContactCardProps = {
  t: Translate<"contact" | "frame.newTab">;
  head: SectionHeadTexts;
  /** Joins the section above it. */
  tight: boolean;
  direction: Direction;
  ways: Omit<ContactWays, "t">;
  /** A named slot of the page, which Astro does not count as given. */
  form?: ReactNode;
  /** Beside the hours: whether someone is there now. */
  children: ReactNode;
};

/** The form to write with, when to call, and the address. */
export function ContactCard({ t, head, tight, direction, ways, form, children }: ContactCardProps) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={tight ? "pb-(--section-space)" : "section-space"}>
      <div className="wrap" data-late-styles="">
        <div className="contact-card grid overflow-clip rounded-panel border border-line bg-surface shadow-mid">
          <div className="contact-words grid content-center justify-items-start gap-4">
            <MarkLabel>{head.label}</MarkLabel>
            <h2 id="contact-title">{head.title}</h2>
            {head.lead && <p className="max-w-note text-lead text-copy">{head.lead}</p>}
            <div className="w-full tablet:pt-4">{form}</div>
          </div>
          <div className="band flex flex-col tablet:flex-row wide:flex-col">
            <div className="hidden tablet:contents">
              <PlaceMap direction={direction} />
            </div>
            <dl className="contact-facts grid gap-3 wide:border-t wide:border-line">
              <Fact icon="clock" label={t("contact.hours")} labelled>
                {ways.hours}
                {children}
              </Fact>
              <Fact icon="life-buoy" label={t("contact.support")} labelled>
                {t("contact.supportValue")}
              </Fact>
              <Fact icon="phone" label={t("contact.phone")}>
                <Phone e164={ways.phone.e164} shown={ways.phone.shown} />
              </Fact>
              <Fact icon="mail" label={t("contact.email")}>
                <Email address={ways.email} />
              </Fact>
              <Fact icon="map-pin" label={t("contact.address")}>
                {ways.address}
              </Fact>
              <div className="pt-2">
                <dt className="sr-only">{t("contact.chat")}</dt>
                <dd className="flex-1">
                  <Button href={ways.chatHref} look="ghost" wide newTab={t("frame.newTab")} icon="whatsapp">
                    {t("contact.chatAction")}
                  </Button>
                </dd>
              </div>
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
    <div className="flex items-center gap-3.5 text-ui">
      <dt className="text-muted">
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
