import type { Direction } from "#domain/language/locale.ts";
import type { ScreenTexts } from "#domain/screens/screen.ts";
import { Box, type Color, Drawing, Text } from "../drawing/elements.ts";
import { LAYER_COLORS } from "./layer-colors.ts";

const [WALL, PARTITION, DOOR, WINDOW] = LAYER_COLORS.map((color) => `var(--color-${color})`);

type FloorPlanProps = Pick<ScreenTexts<"masqat">, "rooms" | "dimensions">;

/* The plan is drawn in metres: 12.00 by 9.30, from its upper left corner. */
const SCALE = 30;
const ORIGIN = { x: 118, y: 50 };
const LABEL_WIDTH = 90;

const WALLS =
  "M0 1.3V0H1.3M2.7 0H4.8M6 0H6.7M7.9 0H9.6M11 0H12V2.6M12 3.5V5.9M12 7.5V9.3H11M9.5 9.3H6.8M5.7 9.3H2.8M1.2 9.3H0V7.5M0 5.9V2.7M0 4H2.7M3.6 4H6M6.9 4H9.2M10.1 4H12";
const PARTITIONS = "M4 0V5M4 5.9V9.3M8.65 0V4M8.5 4V6.6M8.5 7.5V9.3";
/** Nine, as the quantities say. */
const WINDOWS = "M1.3 0H2.7M4.8 0H6M6.7 0H7.9M9.6 0H11M0 1.3V2.7M0 5.9V7.5M12 5.9V7.5M1.2 9.3H2.8M9.5 9.3H11";
/** Seven: a leaf and the quarter circle that it sweeps. */
const DOORS =
  "M2.7 4v-.9a.9.9 0 0 1 .9.9M6 4v-.9a.9.9 0 0 1 .9.9M9.2 4v-.9a.9.9 0 0 1 .9.9M4 5.9h-.9a.9.9 0 0 1 .9-.9M8.5 6.6h.9a.9.9 0 0 1-.9.9M5.7 9.3v-1.1a1.1 1.1 0 0 1 1.1 1.1M12 3.5h-.9a.9.9 0 0 1 .9-.9";
const FURNITURE =
  "M.3.5h2v1.8h-2zM.4.6h.5v.7H.4zM.4 1.5h.5v.7H.4zM9 .8V.3h2.7v2M9 .8h2.2v1.5h.5M1.2 6.3h1.6v1.5H1.2zM9.2 8.8V8.2h2.4v.6zM10 5.2h1.4v.7H10zM4.25 9.4V11h4V9.4M4.25 10.6h4";
const SEATS = "M4.3 3.7V.3h4.05v3.4h-.7V1H5v2.7z";
const DIMENSIONS =
  "M0-.75H12M0-1v.5M4-1v.5M8.65-1v.5M12-1v.5M-.1-.65l.2-.2M3.9-.65l.2-.2M8.55-.65l.2-.2M11.9-.65l.2-.2M12.85 0V9.3M12.6 0h.5M12.6 4h.5M12.6 9.3h.5M12.75.1l.2-.2M12.75 4.1l.2-.2M12.75 9.4l.2-.2";

/** Middles of the labels, in metres. */
const ROOMS_AT = [
  ["bed", 2.9, 1.6],
  ["kitchen", 10.1, 1.7],
  ["dining", 2, 8.4],
  ["hall", 6.25, 6.2],
  ["living", 10.25, 7.1],
  ["porch", 6.25, 10.1],
] as const;
const DIMENSIONS_AT = [
  [2, -1.08],
  [6.32, -1.08],
  [10.32, -1.08],
  [13.5, 2],
  [13.5, 6.65],
] as const;

/** A plan is drawn the same way round in every language; only its words change. */
export function FloorPlan({ rooms, dimensions }: FloorPlanProps) {
  return (
    <Box grow direction="ltr" fill="page" clip>
      <Drawing grow draw={Plan} />
      {ROOMS_AT.map(([room, x, y]) => (
        <Label key={room} x={x} y={y} words={rooms[room]} color="copy" />
      ))}
      <Label x={6.32} y={2} words={rooms.majlis} color="ink" isStrong />
      <Label x={6.32} y={2.65} words={rooms.majlisArea} color="ink" />
      {DIMENSIONS_AT.map(([x, y], index) => (
        <Label key={`${x} ${y}`} x={x} y={y} words={dimensions[index] ?? ""} color="muted" />
      ))}
    </Box>
  );
}

type LabelProps = { x: number; y: number; words: string; color: Color; isStrong?: boolean };

function Label({ x, y, words, color, isStrong = false }: LabelProps) {
  const at = { start: ORIGIN.x + x * SCALE - LABEL_WIDTH / 2, top: ORIGIN.y + y * SCALE - 9 };
  const direction: Direction = /\p{Script=Arabic}/u.test(words) ? "rtl" : "ltr";
  return (
    <Box at={at} width={LABEL_WIDTH} direction={direction}>
      <Text size={12} face={isStrong ? "strong" : "text"} color={color} align="center">
        {words}
      </Text>
    </Box>
  );
}

function Plan({ width, height }: { width: number; height: number }) {
  return (
    <>
      {/* One wide dashed stroke each way makes the grid. */}
      <g stroke="var(--color-line)" opacity=".45" strokeDasharray=".8 29.2">
        <path d={`M-2 ${height / 2}H${width}`} strokeWidth={height} />
        <path d={`M${width / 2}-10V${height}`} strokeWidth={width} />
      </g>
      <g transform={`translate(${ORIGIN.x} ${ORIGIN.y})scale(${SCALE})`} fill="none" strokeWidth=".04">
        <path stroke="var(--color-line-strong)" d={FURNITURE} />
        <Selection />
        <path stroke={DOOR} d={DOORS} />
        <Walls />
        <path stroke="var(--color-muted)" d={DIMENSIONS} />
      </g>
      <path
        fill="none"
        stroke="var(--color-muted)"
        d={`M22 ${height - 58}V${height - 20}H60m-4-4 4 4-4 4M18 ${height - 54}l4-4 4 4`}
      />
    </>
  );
}

/** The majlis: its tiles, its seats, and the grips at its corners. */
function Selection() {
  return (
    <>
      <path fill="var(--color-accent)" fillOpacity=".13" d="M4 0h4.65v4H4z" />
      <path stroke="var(--color-accent)" strokeOpacity=".55" d={SEATS} />
      <path stroke="var(--color-accent)" strokeDasharray=".16 .12" strokeWidth=".05" d="M4.2.2h4.25v3.6H4.2z" />
      <path fill="var(--color-accent)" d="M4.1.1h.2v.2h-.2zM8.35.1h.2v.2h-.2zM4.1 3.7h.2v.2h-.2zM8.35 3.7h.2v.2h-.2z" />
    </>
  );
}

/** A wide stroke and a narrower one on it leave the two faces of a wall. */
function Walls() {
  return (
    <>
      <path stroke={WINDOW} strokeWidth=".2" d={WINDOWS} />
      <path stroke="var(--color-page)" strokeWidth=".12" d={WINDOWS} />
      <path stroke={WINDOW} d={WINDOWS} />
      <path stroke={PARTITION} strokeWidth=".14" d={PARTITIONS} />
      <path stroke="var(--color-page)" strokeWidth=".06" d={PARTITIONS} />
      <path stroke={WALL} strokeWidth=".24" strokeLinecap="square" d={WALLS} />
      <path stroke="var(--color-line-strong)" strokeWidth=".15" strokeLinecap="square" d={WALLS} />
    </>
  );
}
