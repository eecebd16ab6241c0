import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { PhoneStatus } from "./phone-status.tsx";

const TABS = ["calendar-days", "users", "message-circle", "settings"] as const;
const LOOK_OF_VISIT = { done: " m-past", now: " m-tint p-chosen", next: "" } as const;

export type MawidDayProps = { texts: ScreenTexts<"mawid-day"> };

export function MawidDay({ texts }: MawidDayProps) {
  return (
    <>
      <PhoneStatus clock={texts.clock} />
      <div className="m-row p-head">
        <b className="m-heading">{texts.title}</b>
        <span className="m-center p-round">
          <Icon name="calendar-days" />
        </span>
      </div>
      <div className="m-three p-totals">
        {texts.totals.map((total, index) => (
          <span key={total.name} className={index === 0 ? "p-tile m-fill" : "p-tile"}>
            <b>{total.count}</b>
            <small>{total.name}</small>
          </span>
        ))}
      </div>
      {texts.visits.map((visit) => (
        <div key={visit.time} className={`m-row p-visit${LOOK_OF_VISIT[visit.state]}`}>
          <small>{visit.time}</small>
          <b>
            {visit.name}
            <small>{visit.reason}</small>
          </b>
          {visit.state === "done" && <Icon name="check" className="m-end text-ok-ink" />}
          {visit.state === "now" && <i className="m-chip m-end">{texts.now}</i>}
        </div>
      ))}
      <div className="m-row m-foot p-tabs">
        {TABS.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </div>
    </>
  );
}
