import type { EvidenceTexts } from "#domain/catalogue/evidence.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Evidence } from "#src/art/evidence/evidence.tsx";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame } from "#src/sections/page/section-frame.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import "./app-features.css";

type Feature = { icon: IconName; title: string; body: string };

export type AppFeaturesProps = {
  t: Translate<"apps.features" | "carousel">;
  app: { id: string; name: string };
  direction: Direction;
  /** Features that can be seen at work. */
  shown: (Feature & { evidence: EvidenceTexts })[];
  more: Feature[];
};

/** What can be shown is shown, side by side; the rest stands below, like the legend of a chart. */
export function AppFeatures({ t, app, direction, shown, more }: AppFeaturesProps) {
  // The rest of nothing is all of it: no heading of its own stands between.
  const Title = shown.length > 0 ? "h4" : "h3";
  const head = { label: t("apps.features.label"), title: t("apps.features.title", { name: app.name }) };
  return (
    <SectionFrame id="features" head={head}>
      {shown.length > 0 && (
        <Carousel label={head.title} labels={carouselLabels(t)} className={`app-shown app-${app.id}`} atHead>
          {shown.map(({ icon, title, body, evidence }) => (
            <li key={title} className="grid gap-5">
              <Evidence texts={evidence} direction={direction} />
              <div>
                <h3 className="mb-2 flex gap-2.5">
                  <Icon name={icon} className="mt-[0.1em] text-primary-ink" />
                  {title}
                </h3>
                <p className="text-copy">{body}</p>
              </div>
            </li>
          ))}
        </Carousel>
      )}
      {shown.length > 0 && (
        <h3 className="app-more-title border-t border-line-strong pt-6">{t("apps.features.more")}</h3>
      )}
      <ul className="app-more grid">
        {more.map(({ icon, title, body }) => (
          <li key={title}>
            <Icon name={icon} className="mb-2 text-heading text-primary-ink" />
            <div>
              <Title className="mb-1 text-title">{title}</Title>
              <p className="text-ui text-copy">{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
