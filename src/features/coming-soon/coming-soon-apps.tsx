import type { Translate } from "#domain/language/translate.ts";
import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./coming-soon-apps.css";

export type ComingSoonAppsProps = {
  t: Translate<"comingSoon">;
  apps: { id: string; href: string; name: string; tagline: string }[];
  storeHref: string;
};

/** What can be used today instead. */
export function ComingSoonApps({ t, apps, storeHref }: ComingSoonAppsProps) {
  return (
    <section aria-labelledby="ready-title" className="section-space">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="ready-title">{t("comingSoon.meanwhile")}</h2>
          <TextLink href={storeHref}>{t("comingSoon.all")}</TextLink>
        </div>
        <ul className="coming-apps">
          {apps.map(({ id, href, name, tagline }) => (
            <li key={id} data-ready={id}>
              <a href={href} className="moves-on-hover">
                <AppIcon app={id} />
                <h3>{name}</h3>
                <Icon name="arrow-right" />
                <p>{tagline}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
