import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";

export type SiteMapProps = {
  groups: { icon: IconName; title: string; links: { href: string; label: string }[] }[];
};

/** Every page by its name, in the groups one would look for it. */
export function SiteMap({ groups }: SiteMapProps) {
  return (
    <div className="gap-8 tablet:columns-2 wide:columns-3">
      {groups.map((group) => (
        <div key={group.title} className="mb-8 break-inside-avoid">
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
  );
}
