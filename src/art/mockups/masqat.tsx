import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { WindowBar } from "./window-bar.tsx";

const TOOLS = ["mouse-pointer-2", "pencil-ruler", "square-dashed", "spline", "ruler", "layers", "type"] as const;
const TOOL_IN_USE = "square-dashed";

const ROOMS_AT = [
  ["majlis", 270, 124],
  ["majlisArea", 270, 142],
  ["bed", 140, 132],
  ["kitchen", 390, 132],
  ["hall", 262, 292],
] as const;
const DIMENSIONS_AT = [
  [140, 38],
  [270, 38],
  [390, 38],
  [485, 134],
  [485, 274],
] as const;

export type MasqatProps = { texts: ScreenTexts<"masqat"> };

export function Masqat({ texts }: MasqatProps) {
  return (
    <>
      <WindowBar title={texts.title} />
      <div className="m-body">
        <div className="m-side c-tools">
          {TOOLS.map((icon) => (
            <i key={icon} className={icon === TOOL_IN_USE ? "m-center m-fill" : "m-center"}>
              <Icon name={icon} />
            </i>
          ))}
        </div>
        <div className="c-canvas">
          <FloorPlan rooms={texts.rooms} dimensions={texts.dimensions} />
          <code className="m-row">
            {texts.command}
            <b>{texts.selected}</b>
          </code>
        </div>
        <div className="m-side m-aside c-panel">
          <b>{texts.quantities}</b>
          {texts.rows.map((row) => (
            <div key={row.name} className="m-row">
              {row.name}
              <b className="m-end">{row.amount}</b>
              <small>{row.unit}</small>
            </div>
          ))}
          <span className="m-btn m-fill m-foot">
            <Icon name="sheet" />
            {texts.exportTo}
          </span>
        </div>
      </div>
    </>
  );
}

/** A plan is drawn the same way round in every language; only its words change. */
function FloorPlan({ rooms, dimensions }: Pick<ScreenTexts<"masqat">, "rooms" | "dimensions">) {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 520 430"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="var(--color-muted)"
      aria-hidden="true"
    >
      {/* One wide dashed stroke each way makes the grid. */}
      <g stroke="var(--color-line)" opacity=".6" strokeDasharray=".6 19.4">
        <path d="M0 215H520" strokeWidth="430" />
        <path d="M260 0V430" strokeWidth="520" />
      </g>
      <path
        stroke="var(--color-ink)"
        strokeWidth="5"
        d="M80 70H440V350H80zM200 70V190H80M340 70V190M200 190H250M290 190H440M200 350V250M200 230V190M330 350V300M330 270V190"
      />
      <path
        stroke="var(--color-primary-ink)"
        strokeWidth="5"
        d="M120 70H165M240 70H300M380 70H420M80 230V290M440 230V300M240 350H290"
      />
      <path d="M250 190V150A40 40 0 0 1 290 190M200 250H180A20 20 0 0 1 200 230M330 300H300A30 30 0 0 1 330 270" />
      <path d="M80 44H440M80 36v16M200 36v16M340 36v16M440 36v16M466 70V350M458 70h16M458 190h16M458 350h16" />
      <path
        fill="var(--app)"
        fillOpacity=".2"
        stroke="var(--color-accent)"
        strokeDasharray="5 4"
        d="M200 70h140v120H200z"
      />
      <path
        fill="var(--color-accent)"
        stroke="none"
        d="M197 67h6v6h-6zM337 67h6v6h-6zM197 187h6v6h-6zM337 187h6v6h-6z"
      />
      <g className="font-data" fill="var(--color-muted)" stroke="none" fontSize="11" textAnchor="middle">
        {DIMENSIONS_AT.map(([x, y], index) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {dimensions[index]}
          </text>
        ))}
      </g>
      <g fill="var(--color-copy)" stroke="none" fontSize="12.5" textAnchor="middle">
        {ROOMS_AT.map(([room, x, y]) => (
          <text key={room} x={x} y={y}>
            {rooms[room]}
          </text>
        ))}
      </g>
    </svg>
  );
}
