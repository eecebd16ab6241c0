import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { BEACON_PAINT, ROUTE_PAINT } from "#src/art/chart/chart-paint.ts";
import { IslandChart, type IslandChartProps } from "#src/art/chart/island-chart.tsx";
import { xFromStart } from "#src/art/reading-direction.ts";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import type { ComingApps } from "./coming-soon.client.ts";
import "#src/sections/page/over-band.css";
import "./coming-soon-hero.css";

export type ComingSoonHeroProps = {
  t: Translate<"comingSoon">;
  breadcrumb: BreadcrumbProps;
  label: string;
  heading: string;
  lead: string;
  direction: Direction;
  apps: ComingApps;
};

/** One empty berth; src/features/coming-soon/coming-soon.css draws its outline on the same rectangle. */
const STAGE = {
  width: 720,
  height: 520,
  rects: [{ x: 250, y: 90, width: 400, height: 250 }],
  padding: { start: 760, end: 460, top: 260, bottom: 240 },
  soundings: 34,
  withoutSoundings: [
    { x: -780, y: -60, width: 740, height: 900 },
    { x: -780, y: -320, width: 2000, height: 290 },
  ],
  fade: "start",
} satisfies Partial<IslandChartProps>;

const UNITS = ["days", "hours", "minutes"] as const;

/**
 * The sea by night, a reserved berth, and a vessel on its way to it. src/features/coming-soon/coming-soon.client.ts names
 * the app a link asks for.
 */
export function ComingSoonHero({ t, breadcrumb, label, heading, lead, direction, apps }: ComingSoonHeroProps) {
  const x = (fromStart: number) => xFromStart(fromStart, STAGE.width, direction);
  return (
    <div className="coming-hero band over-band" data-coming={JSON.stringify(apps)}>
      <div className="wrap coming-grid">
        <div className="coming-words">
          <Breadcrumb {...breadcrumb} />
          <span className="mark-label">{label}</span>
          <h1 data-coming-heading="">{heading}</h1>
          <p className="max-w-copy text-lead text-copy" data-coming-lead="">
            {lead}
          </p>
          {/* Shown for an app whose day of launch is known. */}
          <div className="coming-countdown" hidden data-coming-countdown="">
            <p data-coming-launch="" />
            {/* A timer is read when somebody comes to it; it does not speak up each minute. */}
            <div role="timer" aria-label={t("comingSoon.countdown")}>
              {UNITS.map((unit) => (
                <span key={unit}>
                  <b {...{ [`data-coming-${unit}`]: "" }} /> {t(`comingSoon.${unit}`)}
                </span>
              ))}
            </div>
          </div>
        </div>
        <div className="coming-sea" aria-hidden="true">
          <div className="coming-stage">
            <IslandChart {...STAGE} seed={57} direction={direction}>
              <path {...ROUTE_PAINT} d={`M${x(-60)} 700C${x(30)} 640 ${x(60)} 520 ${x(130)} 460`} />
              <g transform={`translate(${x(146)} 446) rotate(${direction === "rtl" ? -48 : 48})`}>
                <path {...BEACON_PAINT} d="M0-21C8-13 9-4 9 6v9H-9V6c0-10 1-19 9-27z" />
              </g>
            </IslandChart>
            <span className="coming-berth" data-coming-berth="">
              {t("comingSoon.berth")}
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}
