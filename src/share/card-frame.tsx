import type { ReactNode } from "react";
import type { Logo } from "#domain/brand/logo.ts";
import type { Direction, Locale } from "#domain/language/locale.ts";
import { LogoMark, Wordmark } from "#src/art/logo.tsx";
import { xFromStart } from "#src/art/reading-direction.ts";
import { chartScale } from "#src/i18n/coordinates.ts";
import { logoMark, wordmarkIn } from "#src/site/logo.ts";
import { directionOf, site } from "#src/site/site.ts";
import { Line, MONO } from "./lettering.tsx";
import { SHARE_CARD_SIZE } from "./share-card.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
export const MARGIN = 72;
/** The graduated border below, and the degrees under it. */
export const NEATLINE_TOP = 572;

/** Measured from the reading start, where it is densest. */
export type HazeProps = { direction: Direction; ground: string; from: number; to: number; density: number };

/** Under the words the chart is there, but does not speak. Laid over it: a mask would cost four times as much. */
export function Haze({ direction, ground, from, to, density }: HazeProps) {
  const x = (distance: number) => xFromStart(distance, WIDTH, direction);
  return (
    <>
      <linearGradient id="haze" gradientUnits="userSpaceOnUse" x1={x(from)} x2={x(to)} y1="0" y2="0">
        <stop stopColor={ground} stopOpacity={density} />
        <stop stopColor={ground} offset="1" stopOpacity="0" />
      </linearGradient>
      <rect x={direction === "rtl" ? x(to) : 0} width={to} height={HEIGHT} fill="url(#haze)" />
    </>
  );
}

const MARK = 40;
const DEGREES = { face: MONO, size: 17, tracking: 0 };

/** The chart's graduated border with the degrees of the company's own port. */
export function Neatline({ ground, ink }: { ground: string; ink: string }) {
  const marks = Array.from(
    { length: WIDTH / MARK / 2 },
    (_, index) => `M${index * 2 * MARK} ${NEATLINE_TOP + 5}h${MARK}`,
  );
  const degrees = chartScale(site.contact.coordinates);
  const step = (WIDTH - 2 * MARGIN) / (degrees.length - 1);
  return (
    <>
      <rect y={NEATLINE_TOP} width={WIDTH} height={HEIGHT - NEATLINE_TOP} fill={ground} />
      <g stroke="var(--color-ink)" opacity=".8">
        <path strokeWidth="1.4" d={`M0 ${NEATLINE_TOP}h${WIDTH}M0 ${NEATLINE_TOP + 10}h${WIDTH}`} />
        <path strokeWidth="10" d={marks.join("")} />
      </g>
      {degrees.map((degree, index) => (
        <Line
          key={degree}
          text={degree}
          setting={DEGREES}
          direction="ltr"
          x={MARGIN + index * step}
          y={NEATLINE_TOP + 38}
          anchor="middle"
          fill={ink}
        />
      ))}
    </>
  );
}

const BRAND_TOP = 54;
const BRAND_MOST_WIDTH = 420;

/** As in the header: the Arabic wordmark stands alone, the Latin one follows the mark. */
export function Brand({ locale }: { locale: Locale }) {
  const wordmark = wordmarkIn(locale);
  if (directionOf(locale) === "rtl") {
    const { width, height } = sizeOf(wordmark, 53);
    return (
      <Placed left={WIDTH - MARGIN - width} top={BRAND_TOP - 4} width={width} height={height}>
        <Wordmark logo={wordmark} script="arab" />
      </Placed>
    );
  }
  return (
    <>
      <Placed left={MARGIN} top={BRAND_TOP} width={44} height={44}>
        <LogoMark logo={logoMark} />
      </Placed>
      <Placed left={MARGIN + 56} top={BRAND_TOP + 7} {...sizeOf(wordmark, 31)}>
        <Wordmark logo={wordmark} script="latin" />
      </Placed>
    </>
  );
}

function sizeOf({ viewBox: { width, height } }: Logo, wanted: number): { width: number; height: number } {
  const scale = Math.min(wanted / height, BRAND_MOST_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

type PlacedProps = { left: number; top: number; width: number; height: number; children: ReactNode };

/** The marks are whole drawings of their own: one more around them says how large they are. */
function Placed({ left, top, width, height, children }: PlacedProps) {
  return (
    <g color="var(--color-ink)" transform={`translate(${left} ${top})`}>
      <svg width={width} height={height} aria-hidden="true">
        {children}
      </svg>
    </g>
  );
}
