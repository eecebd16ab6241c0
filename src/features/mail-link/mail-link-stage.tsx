import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import { MAIL_LINK_PLACE } from "#domain/site/server-render.ts";
import { LetterPicture } from "#src/art/theme/small-pictures.tsx";

export type MailLinkStageProps = { direction: Direction; children: ReactNode };

/** The drawing around what the link of a mail answers. */
export function MailLinkStage({ direction, children }: MailLinkStageProps) {
  return (
    <div className="error-view">
      <div className="error-stage error-stage-small">
        <LetterPicture direction={direction} />
      </div>
      <div id={MAIL_LINK_PLACE} className="wrap relative grid justify-items-center gap-5 pb-24 text-center">
        {children}
      </div>
    </div>
  );
}
