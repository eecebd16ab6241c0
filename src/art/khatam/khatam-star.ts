/** Shares of the side: how far a tip stands out, and how long the straight edge between two tips is. */
const TIP = 17.6 / 120;
const EDGE = 24.8 / 120;

/** Two crossed squares as one outline: stars side by side touch at their tips and leave crosses between them. */
export function khatamStar(x: number, y: number, side: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const [a, b] = [round(side * TIP), round(side * EDGE)];
  const start = `M${round(x + side / 2)} ${round(y)}`;
  return `${start}l${a} ${a}h${b}v${b}l${a} ${a}-${a} ${a}v${b}h-${b}l-${a} ${a}-${a}-${a}h-${b}v-${b}l-${a}-${a} ${a}-${a}v-${b}h${b}z`;
}
