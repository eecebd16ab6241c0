import type { Translate } from "#domain/language/translate.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";

export type SiteMapProps = {
  t: Translate<"search.siteMap">;
  groups: { icon: IconName; title: string; links: { href: string; label: string }[] }[];
};

/** Every page by its name, in the groups one would look for it. */
export function SiteMap({ t, groups }: SiteMapProps) {
  return (
    <section className="wrap pb-(--section-space)" aria-labelledby="site-map">
      <h2 id="site-map" className="mb-6 text-heading">
        {t("search.siteMap")}
      </h2>
      <div className="grid gap-8 tablet:grid-cols-2 wide:grid-cols-3">
        {groups.map((group) => (
          <div key={group.title}>
            <h3 className="mb-2 flex items-center gap-3 pb-2 border-b border-line text-title">
              <span className="text-primary-ink">
                <Icon name={group.icon} />
              </span>
              {group.title}
            </h3>
            <ul className="grid">
              {group.links.map(({ href, label }) => (
                <li key={href}>
                  <a className="inline-block py-2 text-ui text-copy eased hover:text-primary-ink" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
