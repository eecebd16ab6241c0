import type { ReactNode } from "react";
import "#src/sections/page/over-band.css";
import "./coming-soon-hero.css";

export type ComingSoonHeroProps = { children: ReactNode };

/** The sea by night, a reserved berth, and a vessel on its way to it; `ComingApp` says whose berth it is. */
export function ComingSoonHero({ children }: ComingSoonHeroProps) {
  return (
    <div className="coming-hero band over-band">
      <div className="wrap coming-grid">{children}</div>
    </div>
  );
}
