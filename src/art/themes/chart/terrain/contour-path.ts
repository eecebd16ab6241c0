import { isClosed, type Line, type Point } from "./contours.ts";

type PathOptions = {
  /** Corners that span less than the square of this, in units of the drawing, are smoothed away. */
  tolerance: number;
  /** Lines shorter than this are specks and are left out. */
  shortest: number;
  /** Width of the drawing, when it is to be mirrored. */
  mirrorWidth?: number | undefined;
};

/**
 * Path data through the given lines, in whole units and with as few characters as possible.
 *
 * The simplified points become the control points of a quadratic B-spline. Its knots lie half way between
 * them, so each control point is the reflection of the one before it, and the short command `t` says it all.
 */
export function contourPath(lines: readonly Line[], options: PathOptions): string {
  const pen = createPen(options.mirrorWidth);
  for (const line of lines) {
    if (lengthOf(line) < options.shortest) continue;
    const points = simplifyLine(line, options.tolerance);
    if (isClosed(points)) drawLoop(pen, points.slice(0, -1));
    else drawOpenLine(pen, points);
  }
  return pen.text();
}

/**
 * Visvalingam–Whyatt: takes away the point that matters least, the one whose corner spans the smallest
 * area, until every corner left spans more than the tolerance squared. Spreads the points more evenly along
 * a bend than a limit on the distance would, which suits a spline. Both ends stay.
 */
export function simplifyLine(line: Line, tolerance: number): Line {
  const points = [...line];
  const areas = points.map((_, index) => cornerArea(points, index));
  const fewest = isClosed(line) ? 4 : 2;
  while (points.length > fewest) {
    const least = areas.indexOf(Math.min(...areas));
    if ((areas[least] ?? 0) > tolerance ** 2) break;
    points.splice(least, 1);
    areas.splice(least, 1);
    for (const neighbour of [least - 1, least]) areas[neighbour] = cornerArea(points, neighbour);
  }
  return points;
}

/** Area of the triangle between a point and its neighbours; the ends have only one, and are never taken. */
function cornerArea(points: Line, index: number): number {
  const before = points[index - 1];
  const corner = points[index];
  const after = points[index + 1];
  if (!before || !corner || !after) return Number.POSITIVE_INFINITY;
  const across = (corner[0] - before[0]) * (after[1] - before[1]) - (corner[1] - before[1]) * (after[0] - before[0]);
  return Math.abs(across) / 2;
}

export function lengthOf(line: Line): number {
  return line.slice(1).reduce((length, point, index) => length + distanceBetween(point, line[index] ?? point), 0);
}

function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function drawLoop(pen: Pen, controls: Line): void {
  const [first, ...others] = controls;
  const last = others.at(-1);
  // Fewer than three corners enclose nothing.
  if (!first || !last || others.length < 2) return;
  const start = roundedMiddle(last, first);
  pen.moveTo(start);
  drawSpline(pen, rounded(first), others, start);
  pen.close();
}

function drawOpenLine(pen: Pen, points: Line): void {
  const [start, control, ...others] = points;
  if (!start || !control) return;
  pen.moveTo(rounded(start));
  const end = others.pop();
  if (end) drawSpline(pen, rounded(control), others, rounded(end));
  else pen.lineTo(rounded(control));
}

/**
 * Knots are rounded so that the control point they imply next falls as near as possible to the wanted one.
 * Rounding each knot by itself would let the errors of the reflections add up into ripples.
 */
function drawSpline(pen: Pen, firstControl: Point, controls: Line, end: Point): void {
  let control = firstControl;
  const knots = controls.map((next) => {
    const knot = roundedMiddle(control, next);
    control = [2 * knot[0] - control[0], 2 * knot[1] - control[1]];
    return knot;
  });
  pen.curveThrough(firstControl, [...knots, end]);
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const roundedMiddle = (a: Point, b: Point): Point => rounded([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);

type Pen = ReturnType<typeof createPen>;

/**
 * Writes relative commands; it has to remember where it is.
 * To mirror a drawing it starts from the far side and steps the other way.
 */
function createPen(mirrorWidth: number | undefined) {
  const stepX = mirrorWidth === undefined ? 1 : -1;
  let text = "";
  let position: Point = [mirrorWidth ?? 0, 0];
  let lineStart = position;

  const offsetTo = (point: Point) => [(point[0] - position[0]) * stepX, point[1] - position[1]];

  function moveTo(point: Point): void {
    text += `m${joinNumbers(offsetTo(point))}`;
    position = point;
    lineStart = point;
  }

  function lineTo(point: Point): void {
    text += `l${joinNumbers(offsetTo(point))}`;
    position = point;
  }

  function curveThrough(control: Point, knots: Line): void {
    const [firstKnot, ...otherKnots] = knots;
    if (!firstKnot) return;
    text += `q${joinNumbers([...offsetTo(control), ...offsetTo(firstKnot)])}`;
    position = firstKnot;
    const offsets = otherKnots.flatMap((knot) => {
      const offset = offsetTo(knot);
      position = knot;
      return offset;
    });
    if (offsets.length > 0) text += `t${joinNumbers(offsets)}`;
  }

  function close(): void {
    text += "z";
    position = lineStart;
  }

  return { moveTo, lineTo, curveThrough, close, text: () => text };
}

/** A minus sign already separates two numbers. */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((number, index) => (index === 0 || number < 0 ? `${number}` : ` ${number}`)).join("");
}
