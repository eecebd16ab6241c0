import type { Translate } from "#domain/language/translate.ts";
import { Emblem } from "#src/art/theme/emblem.tsx";
import { Button } from "#src/ui/controls/button.tsx";

export type StoreNoneProps = {
  t: Translate<"apps.filter" | "process">;
  contactHref: string;
};

/** Shown when no app matches the filters: says so, and offers to write. */
export function StoreNone({ t, contactHref }: StoreNoneProps) {
  return (
    <div className="grid justify-items-center gap-5 py-16 text-center tablet:py-24">
      <div className="w-36">
        <Emblem t={t} />
      </div>
      <h3>{t("apps.filter.none")}</h3>
      <p className="max-w-note text-copy">{t("apps.filter.noneHint")}</p>
      <Button href={contactHref} look="soft">
        {t("apps.filter.write")}
      </Button>
    </div>
  );
}
