import { RAWI } from "./palette.ts";

/** Sun and ridges behind the hero, the terraces of the crop in front. Drawn from the left, 860 by 286, at the bottom. */
export function Landscape({ height }: { height: number }) {
  return (
    <g transform={`translate(0 ${height - 286})`}>
      <circle fill={RAWI.sun} cx="650" cy="128" r="98" />
      <path fill={RAWI.haze} d="M0 286v-26l150-16 120 10 110-46 62 24 92-104 58 52 44-40 72 74 62-58 90 66v64z" />
      <path fill={RAWI.earth} d="M180 286l150-40 90 8 76-62 54 34 70-58 96 70 60-40 84 58v30z" />
      <path fill={RAWI.ink} d="M300 286c70-6 110-34 180-34 60 0 90 14 150 14 90 0 130-34 230-40v60z" />
      <path
        fill="none"
        stroke={RAWI.earth}
        strokeWidth="1.5"
        opacity=".7"
        d="M392 274c40-8 66-11 100-11 60 0 92 13 150 13 84 0 134-30 218-37M660 286c78-6 132-26 200-33M770 286c34-6 62-14 90-18"
      />
    </g>
  );
}

/** The bag of the season, 124 by 186; its name is set on it as text. */
export function SeasonBag() {
  return (
    <>
      <ellipse fill="#070b18" opacity=".28" cx="62" cy="184" rx="70" ry="6" />
      <path fill={RAWI.card} d="M10 0h104l10 30v152a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V30z" />
      <path fill={RAWI.line} d="M10 0h104l10 30H0zM112 30h12v152a4 4 0 0 1-4 4h-8z" />
      <path stroke={RAWI.lineStrong} strokeWidth="1.5" d="M3 22h118M0 30h124" />
      <circle fill={RAWI.terracotta} cx="58" cy="132" r="30" />
      <Bean />
    </>
  );
}

/** A coffee bean, in the circle of the bag. */
function Bean() {
  return (
    <g transform="translate(58 132)rotate(24)">
      <ellipse fill={RAWI.sand} rx="12" ry="17" />
      <path fill="none" stroke={RAWI.terracotta} strokeWidth="2.6" d="M2-18c-8 12 6 22-3 36" />
    </g>
  );
}

/** The bag of a crop in a list, 40 by 56. */
export function CropBag({ color }: { color: string }) {
  return (
    <>
      <path fill={color} d="M4 0h32l4 10v43a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V10z" />
      <path stroke={RAWI.card} strokeOpacity=".5" d="M0 10h40" />
      <path fill={RAWI.card} d="M9 21h22v22H9z" />
      <ellipse fill={color} cx="20" cy="32" rx="5" ry="7.5" transform="rotate(24 20 32)" />
    </>
  );
}
