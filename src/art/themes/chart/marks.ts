import type { Flag } from "#domain/company/people.ts";

/** Colours of the cloth, by role. */
export type MarkDye = "white" | "blue" | "deep" | "red" | "sand";

type FlagPart = { dye: MarkDye; d: string };

/** Side of the square that flags are cut from. */
export const MARK_SIDE = 48;
const CLOTH = "M0 0h48v48H0z";
const cloth = (dye: MarkDye): FlagPart => ({ dye, d: CLOTH });

/** Signal flags as shapes, the cloth first. */
const FLAG_PATHS: Readonly<Record<Flag, readonly FlagPart[]>> = {
  quad: [cloth("white"), { dye: "blue", d: "M0 0h24v48h24V24H0z" }],
  diag: [cloth("deep"), { dye: "red", d: "M0 0h48L0 48z" }],
  cross: [cloth("blue"), { dye: "white", d: "M18 0h12v18h18v12H30v18H18V30H0V18h18z" }],
  square: [cloth("deep"), { dye: "white", d: "M13 13h22v22H13z" }],
  diamond: [cloth("white"), { dye: "red", d: "m24 2 22 22-22 22L2 24z" }],
  bars: [
    { dye: "red", d: "M0 0h16v48H0z" },
    { dye: "white", d: "M16 0h16v48H16z" },
    { dye: "blue", d: "M32 0h16v48H32z" },
  ],
  nested: [cloth("blue"), { dye: "white", d: "M9 9h30v30H9z" }, { dye: "red", d: "M17 17h14v14H17z" }],
  saltire: [
    cloth("blue"),
    {
      dye: "white",
      d: "M0 0h6.4L24 17.6 41.6 0H48v6.4L30.4 24 48 41.6V48h-6.4L24 30.4 6.4 48H0v-6.4L17.6 24 0 6.4z",
    },
  ],
  chevron: [cloth("white"), { dye: "blue", d: "m0 0 30 24L0 48z" }],
  halves: [cloth("deep"), { dye: "red", d: "M0 0h48v24H0z" }],
  checks: [
    cloth("sand"),
    { dye: "deep", d: "M0 0h16v16H0zm32 0h16v16H32zM16 16h16v16H16zM0 32h16v16H0zm32 0h16v16H32z" },
  ],
  border: [cloth("sand"), { dye: "white", d: "M10 10h28v28H10z" }],
  pale: [cloth("sand"), { dye: "blue", d: "M24 0h24v48H24z" }],
  fess: [cloth("white"), { dye: "sand", d: "M0 16h48v16H0z" }],
  pile: [cloth("deep"), { dye: "sand", d: "M0 0h48L24 44z" }],
  bend: [cloth("blue"), { dye: "sand", d: "M0 0h16l32 32v16H32L0 16z" }],
  disc: [cloth("white"), { dye: "sand", d: "M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30z" }],
  hourglass: [cloth("red"), { dye: "sand", d: "M0 0h48L0 48h48z" }],
};

/** The mark of a person: the fields of a signal flag. */
export const markParts = (mark: Flag) => FLAG_PATHS[mark];
