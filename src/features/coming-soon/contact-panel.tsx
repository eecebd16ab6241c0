import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { ContactWays, type ContactWaysProps } from "#src/sections/company/contact-ways.tsx";
import { Card } from "#src/ui/display/card.tsx";

export type ContactPanelProps = { t: Translate<"comingSoon">; ways: ContactWaysProps; children: ReactNode };

export function ContactPanel({ t, ways, children }: ContactPanelProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <Card look="panel">
        <div className="mb-6 grid gap-2">
          <h2 className="text-heading">{t("comingSoon.ask")}</h2>
          <p className="text-copy">{t("comingSoon.askText")}</p>
        </div>
        <ContactWays {...ways}>{children}</ContactWays>
      </Card>
    </section>
  );
}
