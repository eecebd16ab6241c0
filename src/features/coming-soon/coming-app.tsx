import { type ReactNode, useEffect } from "react";
import { pluralForm } from "#domain/language/plural-form.ts";
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

/** The word below each figure, one for each plural form of the language: plural messages live in the build. */
export type CountdownUnits = Record<keyof TimeLeft, Readonly<Record<string, string>>> & {
  label: string;
  /** By which `Intl` chooses the form. */
  formatting: string;
};

export type ComingAppProps = {
  label: string;
  /** What is said if the address asks for no app, or for one that is not known. */
  general: { heading: string; lead: string; slot: string };
  apps: Readonly<Record<string, ComingAppTexts>>;
  timeZone: string;
  units: CountdownUnits;
  breadcrumb?: ReactNode;
  backdrop?: ReactNode;
};

/** What is coming: the app that `?app=` asks for, with the time left until its launch. */
export function ComingApp({ label, general, apps, timeZone, units, breadcrumb, backdrop }: ComingAppProps) {
  const asked = useQueryParameter("app");
  const app = asked !== null && Object.hasOwn(apps, asked) ? apps[asked] : undefined;
  const left = useCountdown(app?.launch?.date, timeZone);

  useEffect(() => {
    if (app) document.title = app.title;
  }, [app]);

  return (
    <>
      <div className="coming-words">
        {breadcrumb}
        <span className="mark-label">{label}</span>
        <h1>{app?.heading ?? general.heading}</h1>
        <p className="max-w-copy text-lead text-copy">{app?.lead ?? general.lead}</p>
        {app?.launch && left && <Countdown launch={app.launch.text} left={left} units={units} />}
      </div>
      <div className="coming-scene" aria-hidden="true">
        <div className="coming-stage">
          {backdrop}
          <span className="coming-slot">{app?.name ?? general.slot}</span>
        </div>
      </div>
    </>
  );
}

const UNITS = ["days", "hours", "minutes"] as const;

type CountdownProps = { launch: string; left: TimeLeft; units: CountdownUnits };

function Countdown({ launch, left, units }: CountdownProps) {
  return (
    <div className="coming-countdown">
      <p>{launch}</p>
      {/* A timer is read when somebody comes to it; it does not speak up each minute. */}
      <div role="timer" aria-label={units.label}>
        {UNITS.map((unit) => (
          <span key={unit}>
            <b>{left[unit]}</b> {units[unit][pluralForm(units.formatting, left[unit])]}
          </span>
        ))}
      </div>
    </div>
  );
}
