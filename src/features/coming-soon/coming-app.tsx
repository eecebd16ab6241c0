import { type ReactNode, useEffect } from "react";
import { useQueryParameter } from "#src/sections/page/use-query-parameter.ts";
import { type TimeLeft, useCountdown } from "./use-countdown.ts";

/** An app, in finished words. */
export type ComingAppTexts = {
  name: string;
  title: string;
  heading: string;
  lead: string;
  /** Where the content names a day. */
  launch: { date: string; text: string } | null;
};

export type ComingAppProps = {
  label: string;
  /** What is said if the address asks for no app, or for one that is not known. */
  general: { heading: string; lead: string; berth: string };
  apps: Readonly<Record<string, ComingAppTexts>>;
  timeZone: string;
  units: Record<keyof TimeLeft | "label", string>;
  breadcrumb?: ReactNode;
  chart?: ReactNode;
};

/** What is coming: the app that `?app=` asks for, with the time left until its launch. */
export function ComingApp({ label, general, apps, timeZone, units, breadcrumb, chart }: ComingAppProps) {
  const asked = useQueryParameter("app");
  const app = asked !== null && Object.hasOwn(apps, asked) ? apps[asked] : undefined;
  const left = useCountdown(app?.launch?.date, timeZone);

  useEffect(() => {
    if (app) document.title = app.title;
  }, [app]);

  return (
    <>
      <div className="coming-words relative z-2 grid content-center justify-items-start gap-5">
        {breadcrumb}
        <span className="mark-label">{label}</span>
        <h1>{app?.heading ?? general.heading}</h1>
        <p className="max-w-copy text-lead text-copy">{app?.lead ?? general.lead}</p>
        {app?.launch && left && <Countdown launch={app.launch.text} left={left} units={units} />}
      </div>
      <div className="coming-sea pt-12 pb-5 overflow-clip wide:mx-0 wide:py-0 wide:overflow-visible" aria-hidden="true">
        <div className="relative max-w-155 mx-auto aspect-720/520 wide:max-w-none">
          {chart}
          <span className="coming-berth absolute grid place-items-center border-2 border-dashed border-line-strong rounded-card text-copy">
            {app?.name ?? general.berth}
          </span>
        </div>
      </div>
    </>
  );
}

const UNITS = ["days", "hours", "minutes"] as const;

type CountdownProps = { launch: string; left: TimeLeft; units: ComingAppProps["units"] };

function Countdown({ launch, left, units }: CountdownProps) {
  return (
    <div className="coming-countdown grid gap-3 pt-2">
      <p className="font-strong">{launch}</p>
      {/* A timer is read when somebody comes to it; it does not speak up each minute. */}
      <div className="flex gap-2.5" role="timer" aria-label={units.label}>
        {UNITS.map((unit) => (
          <span
            key={unit}
            className="grid justify-items-center min-w-23 py-3 px-4 border border-line rounded-control bg-surface text-small text-copy"
          >
            <b className="text-ink">{left[unit]}</b> {units[unit]}
          </span>
        ))}
      </div>
    </div>
  );
}
