import { CLIENT_FLAGS, type Flag, TEAM_FLAGS } from "#domain/company/people.ts";
import { disc, half, quarter, square, type Turn } from "./modules.ts";

/** Colours of a mark, by role. */
export type MarkDye = "white" | "blue" | "deep" | "red" | "sand";

type MarkPart = { dye: MarkDye; d: string };

/** Side of the square that a mark fills. */
export const MARK_SIDE = 48;
const [S, H] = [MARK_SIDE, MARK_SIDE / 2];

/** Pieces on the ground of a mark, each figure with a turn of its own. */
const FIGURES: readonly ((turn: Turn) => string)[] = [
  (turn) => quarter(0, 0, S, turn),
  (turn) => half(0, 0, S, turn),
  (turn) => quarter(0, 0, H, turn) + quarter(H, H, H, turn),
  () => disc(H / 2, H / 2, H),
  (turn) => square(turn % 2 ? H : 0, turn > 1 ? H : 0, H) + disc(turn % 2 ? 0 : H, turn > 1 ? 0 : H, H),
];

const TEAM: readonly [ground: MarkDye, figure: MarkDye][] = [
  ["deep", "white"],
  ["blue", "white"],
  ["white", "blue"],
  ["deep", "blue"],
  ["white", "deep"],
];
const CLIENTS: readonly [ground: MarkDye, figure: MarkDye][] = [
  ["sand", "deep"],
  ["white", "sand"],
  ["blue", "sand"],
  ["deep", "sand"],
];

const TEAM_MARKS: readonly Flag[] = TEAM_FLAGS;
const CLIENT_MARKS: readonly Flag[] = CLIENT_FLAGS;

/** The ground first; people of the team and clients differ in their colours, and no two in all. */
export function markParts(mark: Flag): readonly MarkPart[] {
  const team = TEAM_MARKS.indexOf(mark);
  const index = team >= 0 ? team : CLIENT_MARKS.indexOf(mark);
  const dyes = team >= 0 ? TEAM : CLIENTS;
  const round = Math.floor(index / FIGURES.length);
  const [ground, figure] = dyes[(index + round) % dyes.length] ?? ["deep", "white"];
  const draw = FIGURES[index % FIGURES.length];
  return [
    { dye: ground, d: square(0, 0, S) },
    { dye: figure, d: draw?.(((index * 3) % 4) as Turn) ?? "" },
  ];
}
