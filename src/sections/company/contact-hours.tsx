import type { Direction } from "#domain/language/locale.ts";
import { OpeningLine, type OpeningNowProps, useOpening } from "./opening-now.tsx";
import "./contact-hours.css";

export type ContactHoursProps = {
  texts: {
    title: string;
    /** Of a day on which the door opens, and of another. */
    hours: string;
    closed: string;
    support: { label: string; value: string };
  };
  now: OpeningNowProps;
  direction: Direction;
  /** Share of the day at which the door opens and closes. */
  open: { from: number; to: number };
  days: { id: string; name: string; open: boolean }[];
};

/**
 * The week as seven bars of twenty-four hours: solid while the door is open, a thin line for support that never closes.
 * Once hydrated it marks the current day and time.
 */
export function ContactHours({ texts, now, direction, open, days }: ContactHoursProps) {
  const opening = useOpening(now.hours);
  const fromLeft = (share: number) => percent(direction === "rtl" ? 1 - share : share);
  const x = fromLeft(direction === "rtl" ? open.to : open.from);
  const width = percent(open.to - open.from);
  return (
    <div className="hours">
      <h3>{texts.title}</h3>
      <OpeningLine opening={opening} texts={now.texts} />
      <ul>
        {days.map((day) => {
          const time = opening?.today === day.id ? fromLeft(opening.shareOfDay) : null;
          return (
            <li key={day.id} aria-current={time === null ? undefined : "date"}>
              <span>{day.name}</span>
              <svg aria-hidden="true">
                <line x1="0" x2="100%" y1="50%" y2="50%" />
                {day.open && <rect x={x} width={width} />}
                {time !== null && <line className="hours-now" x1={time} x2={time} y1="0" y2="100%" />}
              </svg>
              <span className="hours-shown">{day.open ? texts.hours : texts.closed}</span>
            </li>
          );
        })}
      </ul>
      <p className="hours-support">
        <b>{texts.support.label}</b>
        {texts.support.value}
      </p>
    </div>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
