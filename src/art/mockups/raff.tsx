import type { ScreenTexts } from "#domain/screens/screen.ts";
import { BARCODE_MODULES, barcodeDashes } from "#src/art/barcode.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { PhoneStatus } from "./phone-status.tsx";

export type RaffProps = { texts: ScreenTexts<"raff"> };

/** Stock taking: what the camera sees above, what has been counted below. */
export function Raff({ texts }: RaffProps) {
  return (
    <>
      <div className="m-fill f-camera">
        <ShelfInView barcode={texts.scanned.barcode} />
        <PhoneStatus clock={texts.clock} />
        <div className="m-row p-head">
          <b>
            {texts.title}
            <small>{texts.place}</small>
          </b>
          <span className="m-center p-round">
            <Icon name="zap" />
          </span>
        </div>
      </div>
      <div className="m-row m-tint p-chosen f-scanned">
        <b>
          {texts.scanned.name}
          <small>{texts.scanned.barcode}</small>
        </b>
        <span className="m-row m-end">
          <i className="m-center p-round">
            <Icon name="minus" />
          </i>
          <em>{texts.scanned.count}</em>
          <i className="m-center m-fill p-round">
            <Icon name="plus" />
          </i>
        </span>
      </div>
      <div className="m-row p-label">
        <b>{texts.listTitle}</b>
        <small>{texts.progress}</small>
      </div>
      {texts.counted.map((item) => (
        <div key={item.name} className="m-row f-item">
          {item.difference === null ? <Icon name="check" className="text-ok-ink" /> : <Icon name="triangle-alert" />}
          {item.name}
          {item.difference !== null && <i className="m-chip m-warn m-end">{item.difference}</i>}
          <b className={item.difference === null ? "m-end" : undefined}>{item.count}</b>
        </div>
      ))}
      <div className="m-btn m-fill p-main m-foot">{texts.finish}</div>
    </>
  );
}

function ShelfInView({ barcode }: { barcode: string }) {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 300 248"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="none"
      aria-hidden="true"
    >
      <path
        fill="var(--color-on-primary)"
        opacity=".05"
        d="M0 84V34h46v50zM54 84V50h34v34zM212 84V40h40v44zM260 84V54h40v30zM0 84h300v8H0z"
      />
      <path fill="var(--app)" opacity=".45" d="M0 248V134h58v114zM242 248V146h58v102z" />
      <path fill="var(--color-band)" opacity=".4" d="M8 158h42v34H8zM250 168h42v34h-42z" />
      <path fill="var(--color-land-line)" d="M68 248V114q0-8 8-8h148q8 0 8 8v134z" />
      <path fill="var(--color-on-primary)" d="M92 136h116v66H92z" />
      <path
        stroke="var(--color-band)"
        d={`M102.5 169h${BARCODE_MODULES}`}
        strokeWidth="46"
        strokeDasharray={barcodeDashes(barcode)}
      />
      <path
        stroke="var(--color-on-primary)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M80 146v-12q0-8 8-8h12M200 126h12q8 0 8 8v12M220 192v12q0 8-8 8h-12M100 212H88q-8 0-8-8v-12"
      />
      <path stroke="var(--color-ok)" strokeWidth="2" d="M86 169h128" />
    </svg>
  );
}
