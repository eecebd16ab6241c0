export type Rect = { x: number; y: number; width: number; height: number };

/** An outline that a theme draws around. Plain data, so that drawings can be memoized by their parameters. */
export type Shape =
  | ({ shape: "rect"; radius: number } & Rect)
  | { shape: "circle"; x: number; y: number; radius: number };
