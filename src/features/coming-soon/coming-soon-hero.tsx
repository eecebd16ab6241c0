import type { ReactNode } from "react";
import "#src/sections/page/over-band.css";
import "./coming-soon-hero.css";

export type ComingSoonHeroProps = { children: ReactNode };

/** A reserved place on the drawing of the theme; `ComingApp` says whose place it is. */
export function ComingSoonHero({ children }: ComingSoonHeroProps) {
  return (
    <div className="coming-hero band over-band">
      <div className="wrap coming-grid">{children}</div>
    </div>
  );
}
