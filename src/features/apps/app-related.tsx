import { AppCard, type ShelfApp } from "#src/sections/catalogue/app-card.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Carousel, type CarouselProps } from "#src/ui/navigation/carousel.tsx";

export type AppRelatedProps = { head: SectionHeadTexts; apps: ShelfApp[]; carousel: CarouselProps["labels"] };

export function AppRelated({ head, apps, carousel }: AppRelatedProps) {
  return (
    <SectionFrame id="related" head={head} tight>
      <Carousel label={head.title} labels={carousel} className="app-cards">
        {apps.map((app) => (
          <li key={app.id}>
            <AppCard app={app} />
          </li>
        ))}
      </Carousel>
    </SectionFrame>
  );
}
