import type { Translate } from "#domain/language/translate.ts";
import { ContactWays, type ContactWaysProps } from "#src/sections/company/contact-ways.tsx";
import { Card } from "#src/ui/display/card.tsx";

export type ContactPanelProps = { t: Translate<"comingSoon">; ways: ContactWaysProps };

export function ContactPanel({ t, ways }: ContactPanelProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <Card look="panel">
        <div className="mb-6 grid gap-2">
          <h2 className="text-heading">{t("comingSoon.ask")}</h2>
          <p className="text-copy">{t("comingSoon.askText")}</p>
        </div>
        <ContactWays {...ways} />
      </Card>
    </section>
  );
}
