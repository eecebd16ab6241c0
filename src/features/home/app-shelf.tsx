import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { Mockup } from "#src/art/mockups/mockup.tsx";
import { AppCard, type ShelfApp } from "#src/sections/catalogue/app-card.tsx";
import { AppFigures } from "#src/sections/catalogue/app-figures.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Carousel, type CarouselProps } from "#src/ui/navigation/carousel.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import { Dotted } from "#src/ui/text/dotted.tsx";
import "./app-shelf.css";

export type AppShelfProps = {
  head: SectionHeadTexts;
  flagship: ShelfApp;
  apps: ShelfApp[];
  all: { href: string; label: string };
  carousel: CarouselProps["labels"];
};

export function AppShelf({ head, flagship, apps, all, carousel }: AppShelfProps) {
  return (
    <SectionFrame id="store" head={head}>
      <a className={`flagship moves-on-hover app-${flagship.id}`} href={flagship.href}>
        <div className="flagship-text">
          <div className="flex items-center gap-3.5">
            <AppIcon app={flagship.id} />
            <div>
              <h3>{flagship.name}</h3>
              <p className="text-ui text-copy">
                <Dotted items={[flagship.kind, ...flagship.platforms]} />
              </p>
            </div>
          </div>
          <p className="text-lead">{flagship.tagline}</p>
          <AppFigures className="flagship-facts" rating={flagship.rating} facts={flagship.facts} />
          <span className="inline-flex items-center gap-2 text-ui font-strong text-primary-ink">
            {flagship.discover}
            <Icon name="arrow-right" />
          </span>
        </div>
        <div className="flagship-screen">
          <Mockup id={flagship.screen.id} texts={flagship.screen} />
        </div>
      </a>
      <Carousel label={head.title} labels={carousel} className="app-row">
        {apps.map((app) => (
          <li key={app.id}>
            <AppCard app={app} />
          </li>
        ))}
      </Carousel>
      <div className="mt-8">
        <TextLink href={all.href}>{all.label}</TextLink>
      </div>
    </SectionFrame>
  );
}
