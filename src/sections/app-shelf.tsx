import type { MockupId, MockupTexts } from "#domain/mockup.ts";
import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { Mockup } from "#src/art/mockups/mockup.tsx";
import { Figure } from "#src/ui/bidi.tsx";
import { Carousel, type CarouselProps } from "#src/ui/carousel.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Rating } from "#src/ui/rating.tsx";
import { TextLink } from "#src/ui/text-link.tsx";
import { SectionFrame, type SectionHeadTexts } from "./section-frame.tsx";

type Fact = { label: string; value: string };

export type ShelfApp = {
  id: string;
  href: string;
  name: string;
  kind: string;
  platforms: string;
  tagline: string;
  discover: string;
  rating: { value: string; label: string };
  /** Downloads, users, file size. */
  facts: Fact[];
  screen: MockupTexts<MockupId>;
};

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
                {flagship.kind} · {flagship.platforms}
              </p>
            </div>
          </div>
          <p className="text-lead">{flagship.tagline}</p>
          <dl className="flagship-facts">
            <div>
              <dt>{flagship.rating.label}</dt>
              <dd>
                <span className="rating">
                  <Icon name="star" />
                  <Figure>{flagship.rating.value}</Figure>
                </span>
              </dd>
            </div>
            {flagship.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
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

function AppCard({ app }: { app: ShelfApp }) {
  return (
    <a className={`app-card app-${app.id}`} href={app.href}>
      <div className="app-card-screen">
        <Mockup id={app.screen.id} texts={app.screen} />
      </div>
      <div className="grid gap-4 p-4.5">
        <div className="flex items-center gap-3">
          <AppIcon app={app.id} size="sm" />
          <div>
            <h3 className="text-title leading-ui">{app.name}</h3>
            <p className="text-small text-muted">{app.kind}</p>
          </div>
          <span className="ms-auto text-ui">
            <Rating {...app.rating} />
          </span>
        </div>
        <dl className="app-card-facts">
          {app.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </a>
  );
}
