import type { ReactNode } from "react";
import type { Logo } from "#domain/brand/logo.ts";
import type { Direction, Locale } from "#domain/language/locale.ts";
import { LogoMark, Wordmark } from "#src/art/logo.tsx";
import { xFromStart } from "#src/art/reading-direction.ts";
import { CardEdge } from "#src/art/theme/share-card.tsx";
import { logoMark, wordmarkIn } from "#src/site/logo.ts";
import { directionOf, site } from "#src/site/site.ts";
import { Line, MONO } from "./lettering.tsx";
import { SHARE_CARD_SIZE } from "./share-card.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
export const MARGIN = 72;
/** Where the lower edge begins. */
export const EDGE_TOP = 572;

/** Measured from the reading start, where it is densest. */
export type HazeProps = { direction: Direction; ground: string; from: number; to: number; density: number };

/** Under the words the drawing is there, but does not speak. Laid over it: a mask would cost four times as much. */
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

const LABEL = { face: MONO, size: 17, tracking: 0 };

/** The lower edge, as the theme draws it. */
export function Edge({ ground, ink }: { ground: string; ink: string }) {
  return (
    <CardEdge
      {...SHARE_CARD_SIZE}
      top={EDGE_TOP}
      margin={MARGIN}
      ground={ground}
      place={site.contact.coordinates}
      Label={(place) => <Line {...place} setting={LABEL} direction="ltr" anchor="middle" fill={ink} />}
    />
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
