import Yoga, {
  Align,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  MeasureMode,
  type Node,
  PositionType,
  Wrap,
  Direction as YogaDirection,
} from "yoga-layout";
import type { Direction } from "#domain/language/locale.ts";
import { FACES } from "#src/lettering/faces.ts";
import { textWidth } from "#src/lettering/shape-text.ts";
import { breakLines } from "./break-lines.ts";
import type { ScreenElement } from "./element-tree.ts";
import { type BoxProps, ICON_SIZE, LINE_HEIGHT, TEXT_SIZE, type TextProps } from "./elements.ts";

/** An element with its place, seen from the screen's upper left corner. */
export type Placed = {
  element: ScreenElement;
  x: number;
  y: number;
  width: number;
  height: number;
  direction: Direction;
  children: Placed[];
};

export function layOut(root: ScreenElement, size: { width: number; height: number }, direction: Direction): Placed {
  const node = nodeOf(root);
  node.setWidth(size.width);
  node.setHeight(size.height);
  node.calculateLayout(size.width, size.height, yogaDirection(direction));
  const placed = placeOf(root, node, { x: 0, y: 0, direction });
  node.freeRecursive();
  return placed;
}

const yogaDirection = (direction: Direction) => (direction === "rtl" ? YogaDirection.RTL : YogaDirection.LTR);

function placeOf(element: ScreenElement, node: Node, from: { x: number; y: number; direction: Direction }): Placed {
  const { left, top, width, height } = node.getComputedLayout();
  const direction = (element.kind === "box" && element.props.direction) || from.direction;
  const [x, y] = [from.x + left, from.y + top];
  const children =
    element.kind === "box"
      ? element.children.map((child, index) => placeOf(child, node.getChild(index), { x, y, direction }))
      : [];
  return { element, x, y, width, height, direction, children };
}

function nodeOf(element: ScreenElement, isInRow = false): Node {
  const node = Yoga.Node.create();
  setStanding(node, element.props, isInRow);
  if (element.kind === "box") {
    setBox(node, element.props);
    for (const [index, child] of element.children.entries()) node.insertChild(nodeOf(child, element.props.row), index);
  } else if (element.kind === "text") {
    const { text, props } = element;
    node.setMeasureFunc((width, mode) => measureText(text, props, mode === MeasureMode.Undefined ? Infinity : width));
  } else if (element.kind === "icon") {
    const { size = ICON_SIZE } = element.props;
    node.setWidth(size);
    node.setHeight(size);
    node.setFlexShrink(0);
  }
  return node;
}

function measureText(text: string, props: TextProps, width: number): { width: number; height: number } {
  const { size = TEXT_SIZE, face = "text", lineHeight = LINE_HEIGHT } = props;
  const lines = breakLines(text, props, width);
  const widest = Math.max(...lines.map((line) => textWidth(line, FACES[face]) * size));
  return { width: Math.min(Math.ceil(widest * 10) / 10, width), height: lines.length * size * lineHeight };
}

const PLACES = { start: Align.FlexStart, center: Align.Center, end: Align.FlexEnd, stretch: Align.Stretch };
const JUSTIFIED = {
  start: Justify.FlexStart,
  center: Justify.Center,
  end: Justify.FlexEnd,
  between: Justify.SpaceBetween,
};
const EDGES = {
  x: Edge.Horizontal,
  y: Edge.Vertical,
  top: Edge.Top,
  bottom: Edge.Bottom,
  start: Edge.Start,
  end: Edge.End,
} as const;

type EdgeName = keyof typeof EDGES;

function eachEdge(
  edges: BoxProps["padding"] | Partial<Record<EdgeName, number>>,
  set: (edge: Edge, value: number) => void,
) {
  if (typeof edges === "number") set(Edge.All, edges);
  else for (const [name, value] of Object.entries(edges ?? {})) set(EDGES[name as EdgeName], value);
}

function setStanding(node: Node, props: ScreenElement["props"], isInRow: boolean) {
  const { width, height, minWidth, grow = false, shrink = false, self, margin, push = false, at } = props;
  node.setWidth(width);
  node.setHeight(height);
  node.setMinWidth(minWidth);
  node.setFlexGrow(Number(grow));
  node.setFlexShrink(shrink || grow !== false ? 1 : 0);
  // Those that share what is left begin from nothing: columns are alike whatever they hold.
  if (grow !== false && width === undefined && height === undefined) node.setFlexBasis(0);
  if (self) node.setAlignSelf(PLACES[self]);
  eachEdge(margin, (edge, value) => node.setMargin(edge, value));
  if (push) node.setMargin(isInRow ? Edge.Start : Edge.Top, "auto");
  if (at) {
    node.setPositionType(PositionType.Absolute);
    eachEdge(at, (edge, value) => node.setPosition(edge, value));
  }
}

function setBox(node: Node, props: BoxProps) {
  const { row = false, wrap = false, gap, padding, align = row ? "center" : "stretch", justify = "start" } = props;
  node.setFlexDirection(row ? FlexDirection.Row : FlexDirection.Column);
  if (wrap) node.setFlexWrap(Wrap.Wrap);
  if (gap !== undefined) node.setGap(Gutter.All, gap);
  eachEdge(padding, (edge, value) => node.setPadding(edge, value));
  node.setAlignItems(PLACES[align]);
  node.setJustifyContent(JUSTIFIED[justify]);
  if (props.direction) node.setDirection(yogaDirection(props.direction));
}
