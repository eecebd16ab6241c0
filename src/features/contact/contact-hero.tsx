import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Emblem } from "#src/art/theme/emblem.tsx";
import { GroundCover } from "#src/art/theme/ground-cover.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import "#src/sections/page/over-band.css";
import "./contact-hero.css";

export type ContactHeroProps = {
  t: Translate<"process">;
  breadcrumb: BreadcrumbProps;
  heading: string;
  lead: string;
  direction: Direction;
  /** Stands half on the band, half below it. */
  children: ReactNode;
};

/** A dark band with the emblem; the form overlaps its edge. */
export function ContactHero({ t, breadcrumb, heading, lead, direction, children }: ContactHeroProps) {
  return (
    <div className="relative">
      <div className="contact-band band over-band relative overflow-clip">
        <div className="contact-band-backdrop absolute inset-0 forced-colors:hidden" aria-hidden="true">
          <GroundCover
            className="absolute inset-0 opacity-70"
            seed={41}
            direction={direction}
            width={1440}
            height={620}
            scale={330}
          />
          <Emblem className="absolute top-16 opacity-85 max-wide:hidden" t={t} />
        </div>
        <div className="wrap contact-band-words relative grid gap-4.5">
          <Breadcrumb {...breadcrumb} />
          <h1>{heading}</h1>
          <p className="max-w-copy text-lead text-copy">{lead}</p>
        </div>
      </div>
      <div className="wrap contact-cards relative grid gap-5">{children}</div>
    </div>
  );
}
