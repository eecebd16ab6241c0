import type { ReactNode } from "react";
import type { Translate } from "#domain/language/translate.ts";
import { TextLink } from "#src/ui/navigation/text-link.tsx";

export type ComingSoonAppsProps = {
  t: Translate<"comingSoon">;
  storeHref: string;
  /** The list. */
  children: ReactNode;
};

/** What can be used today instead. */
export function ComingSoonApps({ t, storeHref, children }: ComingSoonAppsProps) {
  return (
    <section aria-labelledby="ready-title" className="section-space">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="ready-title">{t("comingSoon.meanwhile")}</h2>
          <TextLink href={storeHref}>{t("comingSoon.all")}</TextLink>
        </div>
        {children}
      </div>
    </section>
  );
}
