import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";

export type TextLinkProps = { href: string; children: ReactNode };

/** A link that stands alone, with an arrow towards the reading end. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a
      className="moves-on-hover inline-flex min-h-11 items-center gap-2 text-ui font-strong text-primary-ink"
      href={href}
    >
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
