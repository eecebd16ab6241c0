import type { Translate } from "#domain/language/translate.ts";
import { Button } from "#src/ui/controls/button.tsx";

export type ContactPanelProps = { t: Translate<"comingSoon" | "contact" | "frame.newTab">; chatHref: string };

/** The form above tells them by mail; who would rather ask does so here, in one line. */
export function ContactPanel({ t, chatHref }: ContactPanelProps) {
  return (
    <section className="wrap pb-(--section-space)">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line-strong pt-6">
        <p className="text-copy">
          <b className="text-ink">{t("comingSoon.ask")}</b> {t("comingSoon.askText")}
        </p>
        <Button href={chatHref} look="ghost" newTab={t("frame.newTab")} icon="whatsapp">
          {t("contact.chatAction")}
        </Button>
      </div>
    </section>
  );
}
