import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { OpeningNow, type OpeningNowProps } from "./opening-now.tsx";
import "./contact-hours.css";

export type ContactHoursProps = {
  t: Translate<"contact">;
  now: OpeningNowProps;
  direction: Direction;
  /** Share of the day at which the door opens and closes. */
  open: { from: number; to: number };
  /** The same as times of the clock. */
  times: { opens: string; closes: string };
  days: { id: string; name: string; open: boolean }[];
};

/** The week as seven bars of twenty-four hours: solid while the door is open, a thin line for support that never closes. */
export function ContactHours({ t, now, direction, open, times, days }: ContactHoursProps) {
  const x = percent(direction === "rtl" ? 1 - open.to : open.from);
  const width = percent(open.to - open.from);
  return (
    <div className="hours" data-week="">
      <h3>{t("contact.hours")}</h3>
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
            <span className="hours-shown">{day.open ? t("contact.openHours", times) : t("contact.closed")}</span>
          </li>
        ))}
      </ul>
      <p className="hours-support">
        <b>{t("contact.support")}</b>
        {t("contact.supportValue")}
      </p>
    </div>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
