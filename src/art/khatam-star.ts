/** Tips and shoulders of an eight-pointed star in a box of 120. */
const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [60, 0],
  [77.6, 17.6],
  [102.4, 17.6],
  [102.4, 42.4],
  [120, 60],
  [102.4, 77.6],
  [102.4, 102.4],
  [77.6, 102.4],
  [60, 120],
  [42.4, 102.4],
  [17.6, 102.4],
  [17.6, 77.6],
  [0, 60],
  [17.6, 42.4],
  [17.6, 17.6],
  [42.4, 17.6],
];
const BOX = 120;

/** Two crossed squares as one outline: stars side by side touch at their tips and leave crosses between them. */
export function khatamStar(x: number, y: number, side: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = CORNERS.map(([cx, cy]) => `${round(x + (cx * side) / BOX)} ${round(y + (cy * side) / BOX)}`);
  return `M${points.join("L")}z`;
}
