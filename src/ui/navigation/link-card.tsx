import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";

export type LinkCardProps = { href: string; title: string; meta?: string; children?: ReactNode };

/** A card that is one link: its name is the title, the rest describes it. */
export function LinkCard({ href, title, meta, children }: LinkCardProps) {
  return (
    <a
      href={href}
      className="moves-on-hover group flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-6 eased hover:border-line-strong"
    >
      {meta && <span className="text-small text-muted">{meta}</span>}
      <h3 className="text-title group-hover:text-primary-ink">{title}</h3>
      {children && <div className="text-ui text-copy">{children}</div>}
      <span className="mt-auto pt-3 text-primary-ink">
        <Icon name="arrow-right" />
      </span>
    </a>
  );
}
