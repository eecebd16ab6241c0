export const SQUARE_CODE_MODULES = 21;
const EYE = 7;

/** The three eyes in the corners, each a ring with a square in it. */
const eyeAt = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;

/** Whether a place belongs to an eye or to the empty line around it. */
function isNearEye(x: number, y: number): boolean {
  const edge = SQUARE_CODE_MODULES - EYE - 1;
  return (x <= EYE && y <= EYE) || (x >= edge && y <= EYE) || (x <= EYE && y >= edge);
}

/** A drawing of a square code, which says nothing: nobody should be led anywhere by an example. */
function squareCode(): string {
  let path = eyeAt(0, 0) + eyeAt(SQUARE_CODE_MODULES - EYE, 0) + eyeAt(0, SQUARE_CODE_MODULES - EYE);
  let seed = 41;
  for (let y = 0; y < SQUARE_CODE_MODULES; y++)
    for (let x = 0; x < SQUARE_CODE_MODULES; x++) {
      seed = (seed * 1103 + 12345) % 32768;
      if (seed > 17000 && !isNearEye(x, y)) path += `M${x} ${y}h1v1h-1z`;
    }
  return path;
}

export const SQUARE_CODE = squareCode();
