import type { ReactNode } from "react";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Compass } from "#src/art/chart/compass.tsx";
import { ContourCover } from "#src/art/chart/contour-cover.tsx";
import { compassLabels } from "#src/sections/page/compass-labels.ts";
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

/** A dark band with the compass; the form overlaps its edge. */
export function ContactHero({ t, breadcrumb, heading, lead, direction, children }: ContactHeroProps) {
  return (
    <div className="contact-hero">
      <div className="contact-band band over-band">
        <div className="contact-band-backdrop" aria-hidden="true">
          <ContourCover seed={41} direction={direction} width={1440} height={620} scale={330} />
          <Compass labels={compassLabels(t)} />
        </div>
        <div className="wrap contact-band-words">
          <Breadcrumb {...breadcrumb} />
          <h1>{heading}</h1>
          <p className="max-w-copy text-lead text-copy">{lead}</p>
        </div>
      </div>
      <div className="wrap contact-berths">{children}</div>
    </div>
  );
}
