import type { Translate } from "#domain/language/translate.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import { Screen } from "#src/art/screen-image.tsx";
import { AppCard, type AppSummary } from "#src/sections/catalogue/app-card.tsx";
import { AppFigures } from "#src/sections/catalogue/app-figures.tsx";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import { Dotted } from "#src/ui/text/dotted.tsx";
import "./app-shelf.css";

export type AppShelfProps = {
  t: Translate<"apps.open" | "carousel" | "home.allApps">;
  head: SectionHeadTexts;
  /** Joins the section above it. */
  tight: boolean;
  flagship: AppSummary;
  apps: AppSummary[];
  storeHref: string;
};

export function AppShelf({ t, head, tight, flagship, apps, storeHref }: AppShelfProps) {
  return (
    <SectionFrame id="store" head={head} tight={tight}>
      <div className="app-shelf">
        <a className={`flagship moves-on-hover app-${flagship.id}`} href={flagship.href}>
          <div className="flagship-text">
            <div className="app-name">
              <AppIcon app={flagship.id} />
              <h3>{flagship.name}</h3>
              <p className="text-ui text-copy">
                <Dotted items={[flagship.kind, ...flagship.platforms]} />
              </p>
            </div>
            <p className="text-lead">{flagship.tagline}</p>
            <AppFigures className="flagship-facts" rating={flagship.rating} facts={flagship.facts} />
            <span className="inline-flex items-center gap-2 text-ui font-strong text-primary-ink">
              {t("apps.open", { name: flagship.name })}
              <Icon name="arrow-right" />
            </span>
          </div>
          <div className="flagship-screen">
            <Screen picture={flagship.screen} isDecoration />
          </div>
        </a>
        <Carousel
          label={head.title}
          labels={carouselLabels(t)}
          className="app-row"
          more={<TextLink href={storeHref}>{t("home.allApps")}</TextLink>}
        >
          {apps.map((app) => (
            <li key={app.id}>
              <AppCard app={app} />
            </li>
          ))}
        </Carousel>
      </div>
    </SectionFrame>
  );
}
