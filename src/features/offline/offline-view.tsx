import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { ErrorChart } from "#src/art/chart/error-chart.tsx";
import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import "./offline-view.css";

export type OfflineViewProps = {
  t: Translate<"offline" | "errors">;
  locale: string;
  /** Its own address; it is mostly shown at the address of the page it replaces. */
  own: string;
  heading: string;
  lead: string;
  direction: Direction;
  homeHref: string;
};

/** A compass, what happened, and what can be read all the same; src/features/offline/offline-view.client.ts fills in the list. */
export function OfflineView({ t, locale, own, heading, lead, direction, homeHref }: OfflineViewProps) {
  return (
    <div className="error-view" data-offline-page={locale} data-own={own}>
      <div className="error-stage offline-stage">
        <ErrorChart status="0" direction={direction} />
      </div>
      <div className="wrap relative grid justify-items-center gap-5 pb-16 text-center">
        <h1 className="text-section">{heading}</h1>
        <p className="max-w-note text-lead text-copy">{lead}</p>
        <div className="flex flex-wrap justify-center gap-3 pt-2">
          <ActionButton icon="refresh-cw">
            <span data-retry="">{t("offline.retry")}</span>
          </ActionButton>
          <Button href={homeHref} look="ghost">
            {t("errors.home")}
          </Button>
        </div>
        <p className="text-small text-muted">
          <span className="sr-only">{t("errors.asked")}</span>
          <code className="font-data [overflow-wrap:anywhere]" dir="ltr" data-asked-address="" />
        </p>
      </div>
      <section className="wrap offline-kept" aria-labelledby="offline-kept" hidden>
        <h2 id="offline-kept" className="text-title">
          {t("offline.kept")}
        </h2>
        <ul />
      </section>
    </div>
  );
}
