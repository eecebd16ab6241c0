import type { Direction } from "#domain/language/locale.ts";
import { OpeningNow, type OpeningNowProps } from "./opening-now.tsx";
import "./contact-hours.css";

export type ContactHoursProps = {
  label: string;
  now: OpeningNowProps;
  direction: Direction;
  /** Share of the day at which the door opens and closes. */
  open: { from: number; to: number };
  days: { id: string; name: string; hours: string; open: boolean }[];
  support: { label: string; value: string };
};

/** The week as seven bars of twenty-four hours: solid while the door is open, a thin line for support that never closes. */
export function ContactHours({ label, now, direction, open, days, support }: ContactHoursProps) {
  const x = percent(direction === "rtl" ? 1 - open.to : open.from);
  const width = percent(open.to - open.from);
  return (
    <div className="hours" data-week="">
      <h3>{label}</h3>
      <OpeningNow {...now} />
      <ul>
        {days.map((day) => (
          <li key={day.id} data-day={day.id}>
            <span>{day.name}</span>
            <svg aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" />
              {day.open && <rect x={x} width={width} />}
              <line className="hours-now" y1="0" y2="100%" />
            </svg>
            <span className="hours-shown">{day.hours}</span>
          </li>
        ))}
      </ul>
      <p className="hours-support">
        <b>{support.label}</b>
        {support.value}
      </p>
    </div>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
