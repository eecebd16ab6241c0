import type { Rect } from "#src/art/shape.ts";

export type ScreensProps = { window: Rect; phone: Rect; panel: Rect };

/** The three screens of the home page, drawn so small that only their shapes are left to read. */
export function Screens({ window, phone, panel }: ScreensProps) {
  return (
    <>
      <Sheet rect={window}>
        <WindowDrawing width={window.width} height={window.height} />
      </Sheet>
      <Sheet rect={panel}>
        <PanelDrawing width={panel.width} />
      </Sheet>
      <Sheet rect={phone} radius={24}>
        <PhoneDrawing width={phone.width} height={phone.height} />
      </Sheet>
    </>
  );
}

type SheetProps = { rect: Rect; radius?: number; children: React.ReactNode };

function Sheet({ rect: { x, y, width, height }, radius = 14, children }: SheetProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        {...{ width, height }}
        rx={radius}
        fill="var(--color-surface)"
        stroke="var(--color-line-strong)"
        strokeWidth="1.5"
      />
      {children}
    </g>
  );
}

const STROKE = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
const FAINT = { ...STROKE, stroke: "var(--color-line-strong)" };
const STRONG = { ...STROKE, stroke: "var(--color-ink)" };

function WindowDrawing({ width, height }: { width: number; height: number }) {
  const side = 92;
  const rows = [0, 1, 2];
  return (
    <>
      <path {...FAINT} strokeWidth="1.5" d={`M0 26h${width}M${side} 26V${height}`} />
      <path {...FAINT} strokeWidth="7" d="M16 13h0m14 0h0m14 0h0" />
      <path {...FAINT} strokeWidth="7" d="M20 86h46M20 110h36M20 134h42M20 158h30" />
      <rect x="12" y="48" width="68" height="20" rx="6" fill="var(--color-primary-soft)" />
      <path {...STRONG} strokeWidth="7" d="M20 58h30" />
      <path {...STRONG} strokeWidth="11" d={`M${side + 24} 54h92`} />
      <rect x={width - 92} y="42" width="74" height="24" rx="8" fill="var(--color-primary)" />
      <path
        fill="var(--color-primary)"
        opacity=".22"
        d={`M${side + 18} 152c30-30 44-34 70-20s44-34 76-34 44 30 70 14 40-30 64-34V172H${side + 18}z`}
      />
      <path
        {...STROKE}
        stroke="var(--color-primary-ink)"
        strokeWidth="3.5"
        d={`M${side + 18} 152c30-30 44-34 70-20s44-34 76-34 44 30 70 14 40-30 64-34`}
      />
      {rows.map((row) => (
        <g key={row} transform={`translate(${side + 18} ${196 + row * 22})`}>
          <path {...FAINT} strokeWidth="7" d="M3 0h84m36 0h42" />
          <path {...STRONG} strokeWidth="7" d="M210 0h32" />
          <rect x={width - side - 74} y="-8" width="38" height="16" rx="6" fill="var(--color-ok-soft)" />
        </g>
      ))}
    </>
  );
}

function PanelDrawing({ width }: { width: number }) {
  return (
    <>
      <rect x="14" y="14" width="22" height="22" rx="6" fill="var(--color-primary)" />
      <path {...STRONG} strokeWidth="7" d="M50 25h58" />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${60 + row * 27})`}>
          <path {...FAINT} strokeWidth="7" d={`M18 0h${[70, 88, 60][row]}`} />
          <rect
            x={width - 46}
            y="-8"
            width="28"
            height="16"
            rx="8"
            fill={row === 2 ? "var(--color-line-strong)" : "var(--color-ok)"}
          />
          <circle cx={width - (row === 2 ? 38 : 26)} cy="0" r="5.5" fill="var(--color-on-primary)" />
        </g>
      ))}
    </>
  );
}

function PhoneDrawing({ width, height }: { width: number; height: number }) {
  const slots = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const slot = (width - 36 - 16) / 3;
  return (
    <>
      <path {...FAINT} strokeWidth="9" d={`M${width / 2 - 14} 16h28`} />
      <rect x="14" y="38" width={width - 28} height="46" rx="10" fill="var(--color-primary-soft)" />
      <circle cx="38" cy="61" r="13" fill="var(--color-primary-line)" />
      <path {...STRONG} strokeWidth="6" d="M62 54h44" />
      <path {...FAINT} strokeWidth="6" d="M62 68h30" />
      {slots.map((index) => (
        <rect
          key={index}
          x={18 + (index % 3) * (slot + 8)}
          y={104 + Math.floor(index / 3) * 34}
          width={slot}
          height="24"
          rx="7"
          fill={index === 4 ? "var(--color-primary)" : "none"}
          stroke={index === 4 ? "none" : "var(--color-line-strong)"}
          strokeWidth="1.5"
        />
      ))}
      <path {...FAINT} strokeWidth="6" d="M20 222h48" />
      <rect x="14" y={height - 44} width={width - 28} height="28" rx="10" fill="var(--color-ok)" />
    </>
  );
}
