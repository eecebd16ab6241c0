import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { ContactChat, ContactWays, type ContactWaysProps } from "#src/sections/company/contact-ways.tsx";
import { Card } from "#src/ui/display/card.tsx";

export type ContactPanelProps = { t: Translate<"comingSoon">; ways: ContactWaysProps; children: ReactNode };

export function ContactPanel({ t, ways, children }: ContactPanelProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <Card look="panel">
        <div className="grid gap-8 wide:grid-cols-[5fr_7fr] wide:gap-16">
          <div className="grid content-start justify-items-start gap-3">
            <h2 className="text-heading">{t("comingSoon.ask")}</h2>
            <p className="mb-3 text-copy">{t("comingSoon.askText")}</p>
            <ContactChat {...ways} />
          </div>
          <ContactWays {...ways}>{children}</ContactWays>
        </div>
      </Card>
    </section>
  );
}
