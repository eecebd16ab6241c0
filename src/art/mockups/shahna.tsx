import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { AppGlyph } from "./app-icon.tsx";

export type ShahnaProps = { texts: ScreenTexts<"shahna"> };

export function Shahna({ texts }: ShahnaProps) {
  return (
    <>
      <div className="m-row s-row">
        <span className="m-fill s-sign">
          <AppGlyph app="shahna" width="100%" />
        </span>
        <b>
          {texts.name}
          <small>{texts.caption}</small>
        </b>
        <i className="m-chip m-ok m-end">{texts.connected}</i>
      </div>
      {texts.zones.map((zone) => (
        <div key={zone.name} className={zone.isActive ? "m-row s-row" : "m-row s-row s-off"}>
          <Icon name="grip-vertical" />
          <b>
            {zone.name}
            <small>{zone.time}</small>
          </b>
          <b className="m-end">{zone.price}</b>
          <Switch isOn={zone.isActive} />
        </div>
      ))}
      <div className="m-row s-row">
        <Icon name="printer" />
        {texts.ready}
        <span className="m-btn m-fill m-end">{texts.print}</span>
      </div>
    </>
  );
}

function Switch({ isOn }: { isOn: boolean }) {
  return (
    <svg className="s-switch icon-directional" viewBox="0 0 36 20" aria-hidden="true">
      <rect fill={isOn ? "var(--color-ok)" : "var(--color-line-strong)"} width="36" height="20" rx="10" />
      <circle fill="var(--color-on-primary)" cx={isOn ? 26 : 10} cy="10" r="8" />
    </svg>
  );
}
