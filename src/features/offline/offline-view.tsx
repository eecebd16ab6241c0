import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { OfflinePicture } from "#src/art/theme/small-pictures.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import "./offline-view.css";

export type OfflineViewProps = {
  t: Translate<"offline" | "errors">;
  heading: string;
  lead: string;
  direction: Direction;
  homeHref: string;
  /** Of this page itself; it is mostly shown at the address of the page it replaces. */
  own: string;
  /** What can be read all the same. */
  children: ReactNode;
};

/** What happened, and what can be done. It needs no script: its assets may be all that is stored. */
export function OfflineView({ t, heading, lead, direction, homeHref, own, children }: OfflineViewProps) {
  return (
    <div className="error-view offline-view">
      <div className="wrap grid pb-16 wide:grid-cols-[6fr_5fr] wide:items-center wide:gap-16">
        <div className="offline-sheet wide:order-1">
          <div className="error-stage error-stage-small">
            <OfflinePicture direction={direction} />
          </div>
        </div>
        <div className="relative grid justify-items-center gap-5 text-center wide:justify-items-start wide:text-start">
          <h1 className="text-section wide:text-poster">{heading}</h1>
          <p className="max-w-note text-lead text-copy">{lead}</p>
          <div className="flex flex-wrap justify-center gap-3 pt-2 wide:justify-start">
            {/* No address is that of the page asked for. */}
            <Button href="" icon="refresh-cw" reload>
              {t("offline.retry")}
            </Button>
            <Button href={homeHref} look="ghost">
              {t("errors.home")}
            </Button>
          </div>
          <p className="text-small text-muted">
            <span className="sr-only">{t("errors.asked")}</span>
            <code className="font-data [overflow-wrap:anywhere]" dir="ltr" data-asked-address="" data-own={own} />
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
