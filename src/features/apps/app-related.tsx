import type { Translate } from "#domain/language/translate.ts";
import { AppCard, type AppSummary } from "#src/sections/catalogue/app-card.tsx";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame } from "#src/sections/page/section-frame.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";

export type AppRelatedProps = {
  t: Translate<"apps.related" | "apps.relatedLabel" | "carousel">;
  apps: AppSummary[];
};

export function AppRelated({ t, apps }: AppRelatedProps) {
  const head = { label: t("apps.relatedLabel"), title: t("apps.related") };
  return (
    <SectionFrame id="related" head={head} tight>
      <Carousel label={head.title} labels={carouselLabels(t)} className="app-cards" atHead>
        {apps.map((app) => (
          <li key={app.id}>
            <AppCard app={app} />
          </li>
        ))}
      </Carousel>
    </SectionFrame>
  );
}
