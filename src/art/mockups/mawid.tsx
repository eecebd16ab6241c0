import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { PhoneStatus } from "./phone-status.tsx";

const CHOSEN_DAY = 2;

export type MawidProps = { texts: ScreenTexts<"mawid"> };

export function Mawid({ texts }: MawidProps) {
  return (
    <>
      <PhoneStatus clock={texts.clock} />
      <div className="m-row p-head">
        <span className="m-center p-round p-back">
          <Icon name="chevron-right" />
        </span>
        <b>{texts.title}</b>
        <span className="m-center p-round">
          <Icon name="bell" />
        </span>
      </div>
      <div className="m-row m-tint p-doctor">
        <svg viewBox="0 0 40 40" fill="var(--app)" aria-hidden="true">
          <rect width="40" height="40" rx="11" opacity=".28" />
          <circle cx="20" cy="16" r="7" />
          <path d="M6 40c1-10 7-14 14-14s13 4 14 14z" />
        </svg>
        <div>
          <b>{texts.doctor.name}</b>
          <small>{texts.doctor.field}</small>
          <span className="m-row">
            <Icon name="star" />
            <b>{texts.doctor.rating}</b>
            <small>{texts.doctor.visits}</small>
          </span>
        </div>
      </div>
      <div className="m-row p-label">
        <b>{texts.month}</b>
        <small>{texts.branch}</small>
      </div>
      <div className="m-three p-days">
        {texts.weekdays.map((weekday, index) => (
          <span key={weekday} className={index === CHOSEN_DAY ? "p-tile m-fill" : "p-tile"}>
            <small>{weekday}</small>
            <b>{texts.firstDay + index}</b>
          </span>
        ))}
      </div>
      <div className="m-row p-label">
        <b>{texts.slotsTitle}</b>
        <small>{texts.slotLength}</small>
      </div>
      <div className="m-three p-slots">
        {texts.slots.map(({ time, state }) =>
          state === "taken" ? (
            <s key={time} className="m-past text-muted">
              {time}
            </s>
          ) : (
            <span key={time} className={state === "chosen" ? "m-tint p-chosen" : undefined}>
              {time}
            </span>
          ),
        )}
      </div>
      <div className="m-row p-label m-foot">
        <b>
          {texts.summary}
          <small>{texts.reminder}</small>
        </b>
        <span className="m-row p-price">
          <b>{texts.price}</b>
          <small>{texts.currency}</small>
        </span>
      </div>
      <div className="m-btn m-fill p-main">{texts.confirm}</div>
    </>
  );
}
