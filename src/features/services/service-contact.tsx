import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import type { SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./service-contact.css";

export type ServiceContactProps = {
  t: Translate<"services.write" | "contact" | "frame.newTab">;
  head: SectionHeadTexts;
  contactHref: string;
  chatHref: string;
  hours: string;
  /** Beside the hours: whether someone is there now. */
  children: ReactNode;
};

/** The question that starts a project of this kind; the service is already chosen on the page it leads to. */
export function ServiceContact({ t, head, contactHref, chatHref, hours, children }: ServiceContactProps) {
  return (
    <section id="service-contact" aria-labelledby="contact-title" className="pb-(--section-space) print:hidden">
      <div className="wrap">
        <div className="service-contact band grid gap-8 rounded-panel wide:gap-16">
          <div className="grid content-center justify-items-start gap-4">
            <span className="mark-label">{head.label}</span>
            <h2 id="contact-title">{head.title}</h2>
            {head.lead && <p className="max-w-copy text-lead text-copy">{head.lead}</p>}
          </div>
          <div className="service-contact-ways grid content-center gap-3">
            <Button href={contactHref} size="large" icon="arrow-right" wide>
              {t("services.write")}
            </Button>
            <Button href={chatHref} size="large" look="ghost" icon="whatsapp" newTab={t("frame.newTab")} wide>
              {t("contact.chatAction")}
            </Button>
            <p className="flex items-start gap-2.5 mt-2 text-ui text-copy">
              <Icon name="clock" />
              <span>
                <span className="sr-only">{t("contact.hours")}</span> {hours}
                {children}
              </span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
