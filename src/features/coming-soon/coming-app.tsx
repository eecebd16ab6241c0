import { type ReactNode, useEffect } from "react";
import { pluralForm } from "#domain/language/plural-form.ts";
import { useQueryParameter } from "#src/sections/page/use-query-parameter.ts";
import { ComingScreen } from "./coming-screen.tsx";
import { type Countdown, useCountdown } from "./use-countdown.ts";

/** An app, in finished words. */
export type ComingAppTexts = {
  name: string;
  title: string;
  heading: string;
  lead: string;
  /** Where the content names a day. */
  launch: { date: string; text: string } | null;
};

/** What is said of the time left, one text for each plural form of the language: plural messages live in the build. */
export type CountdownTexts = Record<Countdown["unit"], Readonly<Record<string, string>>> & {
  label: string;
  /** By which `Intl` chooses the form. */
  formatting: string;
};

/** Where the number stands in a text of the countdown. */
export const COUNT_SLOT = "#";

export type ComingAppProps = {
  label: string;
  /** What is said if the address asks for no app, or for one that is not known. */
  general: { heading: string; lead: string; slot: string };
  apps: Readonly<Record<string, ComingAppTexts>>;
  timeZone: string;
  countdown: CountdownTexts;
  breadcrumb?: ReactNode;
  backdrop?: ReactNode;
};

/** What is coming: the app that `?app=` asks for, with the time left until its launch. */
export function ComingApp({ label, general, apps, timeZone, countdown, breadcrumb, backdrop }: ComingAppProps) {
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
        {app?.launch && left && (
          <p className="coming-date">
            <b>{app.launch.text}</b>
            {/* A timer is read when somebody comes to it; it does not speak up by itself. */}
            <span role="timer" aria-label={countdown.label}>
              {timeLeftText(left, countdown)}
            </span>
          </p>
        )}
      </div>
      <div className="coming-scene print:hidden" aria-hidden="true">
        <div className="coming-stage">
          {backdrop}
          <ComingScreen app={app ? asked : null} label={app?.name ?? general.slot} />
        </div>
      </div>
    </>
  );
}

function timeLeftText({ unit, count }: Countdown, texts: CountdownTexts): string {
  return texts[unit][pluralForm(texts.formatting, count)]?.replace(COUNT_SLOT, String(count)) ?? "";
}
