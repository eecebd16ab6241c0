import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";

type RailPageLinkProps = { href: string; isCurrent: boolean; icon: IconName; title: string; badge?: RailBadge };
type RailBadge = { count: number; text: ReactNode };

/** The way to one of the editor's own pages, perhaps with how much waits there. */
export function RailPageLink({ href, isCurrent, icon, title, badge }: RailPageLinkProps) {
  return (
    <a className="rail-link" href={href} aria-current={isCurrent ? "page" : undefined}>
      <Icon name={icon} />
      <span className="flex-1">{title}</span>
      {badge && (
        <span className="badge py-px px-1.75 rounded-full text-center" data-some={badge.count > 0 || undefined}>
          {badge.text}
        </span>
      )}
    </a>
  );
}
