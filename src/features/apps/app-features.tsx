import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Evidence } from "#src/art/evidence/evidence.tsx";
import { SectionFrame } from "#src/sections/page/section-frame.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./app-features.css";

type Feature = { icon: IconName; title: string; body: string };

export type AppFeaturesProps = {
  t: Translate<"apps.features">;
  app: { id: string; name: string };
  direction: Direction;
  /** Features that can be seen at work. */
  shown: (Feature & { evidence: EvidenceTexts })[];
  more: Feature[];
};

/** What can be shown is shown, large; the rest is a ruled list, like the legend of a chart. */
export function AppFeatures({ t, app, direction, shown, more }: AppFeaturesProps) {
  const head = { label: t("apps.features.label"), title: t("apps.features.title", { name: app.name }) };
  return (
    <SectionFrame id="features" head={head}>
      <div className={`app-shown app-${app.id}`}>
        {shown.map(({ icon, title, body, evidence }) => (
          <article key={title} className="app-shown-row grid items-center">
            <div>
              <Icon name={icon} className="mb-3 text-heading text-primary-ink" />
              <h3 className="app-shown-title mb-3">{title}</h3>
              <p className="max-w-note text-lead text-copy">{body}</p>
            </div>
            <Evidence texts={evidence} direction={direction} />
          </article>
        ))}
      </div>
      <div className="app-legend grid gap-y-2 gap-x-12 pt-7 border-t border-line-strong">
        <h3>{t("apps.features.more")}</h3>
        <ul className="tablet:grid tablet:grid-cols-2 tablet:gap-x-10">
          {more.map(({ icon, title, body }) => (
            <li key={title} className="flex gap-4 py-5 border-b border-line tablet:last:odd:col-span-full">
              <Icon name={icon} className="mt-1 text-primary-ink" />
              <div>
                <h4 className="text-title">{title}</h4>
                <p className="text-ui text-copy">{body}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
