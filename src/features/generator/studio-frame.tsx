import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./studio-frame.css";

export type StudioFrameProps = { t: Translate<"generator.studio">; children?: ReactNode };

/** The place of the tool on its page, with what it promises. */
export function StudioFrame({ t, children }: StudioFrameProps) {
  return (
    <section aria-labelledby="studio-title" className="wrap pb-4 wide:pb-(--section-space)">
      <div className="studio-head">
        <h2 id="studio-title" className="text-heading max-tablet:sr-only">
          {t("generator.studio.title")}
        </h2>
        <p>
          <Icon name="lock" />
          {t("generator.studio.private")}
        </p>
      </div>
      <p className="studio-noscript">{t("generator.studio.noScript")}</p>
      {children}
    </section>
  );
}
