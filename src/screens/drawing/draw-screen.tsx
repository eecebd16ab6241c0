import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { memoize } from "#domain/cache/memoize.ts";
import type { Direction } from "#domain/language/locale.ts";
import { FACES } from "#src/lettering/faces.ts";
import { shapeText, UNITS_PER_EM } from "#src/lettering/shape-text.ts";
import { DIRECTIONAL_ICONS } from "#src/ui/icons/icon-names.ts";
import { breakLines } from "./break-lines.ts";
import { elementTree } from "./element-tree.ts";
import {
  type BoxProps,
  type Color,
  type DrawingProps,
  ICON_SIZE,
  type IconProps,
  LINE_HEIGHT,
  TEXT_SIZE,
  type TextProps,
} from "./elements.ts";
import { layOut, type Placed } from "./layout.ts";

export type Size = { width: number; height: number };

/** A screen as SVG, its colours still named by tokens. Its root element is as large as the picture. */
export function drawScreen(screen: ReactNode, { width, height }: Size, direction: Direction): string {
  const [root, ...others] = elementTree(screen);
  if (!root || others.length > 0) throw new Error("a screen is one element");
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {draw(layOut(root, { width, height }, direction), "0")}
    </svg>,
  );
}

function colorToken(color: Color): string {
  if (color.startsWith("#")) return color;
  return color === "app" ? "var(--app)" : `var(--color-${color})`;
}

/** Two decimals are a fiftieth of a device pixel. */
const short = (value: number) => String(Math.round(value * 100) / 100);

function draw(placed: Placed, key: string): ReactNode {
  const { element } = placed;
  switch (element.kind) {
    case "box":
      return <BoxPath key={key} id={key} placed={placed} {...element.props} />;
    case "text":
      return <TextPath key={key} placed={placed} text={element.text} {...element.props} />;
    case "icon":
      return <IconPath key={key} placed={placed} {...element.props} />;
    case "drawing":
      return <DrawingGroup key={key} placed={placed} {...element.props} />;
  }
}

type BoxPathProps = Omit<BoxProps, "children"> & { placed: Placed; id: string };

function BoxPath({ placed, id, fill, fillOpacity, border, dashed, lines, radius = 0, clip, opacity }: BoxPathProps) {
  const { x, y, width, height, direction, children } = placed;
  const rounded = Math.min(radius, width / 2, height / 2);
  const rect = { x: short(x), y: short(y), width: short(width), height: short(height) };
  const inner = children.map((child, index) => draw(child, `${id}-${index}`));
  const content =
    clip && inner.length > 0 ? (
      <>
        <clipPath id={`c${id}`}>
          <rect {...rect} rx={rounded || undefined} />
        </clipPath>
        <g clipPath={`url(#c${id})`}>{inner}</g>
      </>
    ) : (
      inner
    );
  const drawn = (
    <>
      {fill && <rect {...rect} rx={rounded || undefined} fill={colorToken(fill)} fillOpacity={fillOpacity} />}
      {content}
      {border && (
        <rect
          x={short(x + 0.5)}
          y={short(y + 0.5)}
          width={short(width - 1)}
          height={short(height - 1)}
          rx={Math.max(0, rounded - 0.5) || undefined}
          fill="none"
          stroke={colorToken(border)}
          strokeDasharray={dashed ? "4 3" : undefined}
        />
      )}
      {lines && <EdgeLines x={x} y={y} width={width} height={height} direction={direction} lines={lines} />}
    </>
  );
  return opacity === undefined ? drawn : <g opacity={opacity}>{drawn}</g>;
}

type EdgeLinesProps = Pick<Placed, "x" | "y" | "width" | "height" | "direction"> & {
  lines: NonNullable<BoxProps["lines"]>;
};

function EdgeLines({ x, y, width, height, direction, lines }: EdgeLinesProps) {
  const left = direction === "rtl" ? lines.end : lines.start;
  const right = direction === "rtl" ? lines.start : lines.end;
  const path = (color: Color | undefined, d: string) => color && <path stroke={colorToken(color)} d={d} />;
  return (
    <>
      {path(lines.top, `M${short(x)} ${short(y + 0.5)}h${short(width)}`)}
      {path(lines.bottom, `M${short(x)} ${short(y + height - 0.5)}h${short(width)}`)}
      {path(left, `M${short(x + 0.5)} ${short(y)}v${short(height)}`)}
      {path(right, `M${short(x + width - 0.5)} ${short(y)}v${short(height)}`)}
    </>
  );
}

const ARABIC_LETTER = /\p{Script=Arabic}/u;
/** How far below the middle of a line its baseline lies, of the size: half the height of capitals. */
const BASELINE = 0.36;
/** How much of the free width stands left of a text. */
const FREE_LEFT = {
  ltr: { start: 0, center: 0.5, end: 1, number: 1 },
  rtl: { start: 1, center: 0.5, end: 0, number: 1 },
};

type TextPathProps = Omit<TextProps, "children"> & { placed: Placed; text: string };

function TextPath({ placed, text, ...props }: TextPathProps) {
  const {
    size = TEXT_SIZE,
    face = "text",
    color = "ink",
    align = "start",
    lineHeight = LINE_HEIGHT,
    struck,
    opacity,
  } = props;
  const scale = Number((size / UNITS_PER_EM).toFixed(4));
  return breakLines(text, props, placed.width).map((line, index) => {
    // A number or a Latin name alone reads from the left in every language.
    const shaped = shapeText(line, FACES[face], ARABIC_LETTER.test(line) ? placed.direction : "ltr");
    const width = (shaped.width * size) / UNITS_PER_EM;
    const free = placed.width - width;
    const x = placed.x + free * FREE_LEFT[placed.direction][align];
    const middle = placed.y + (index + 0.5) * size * lineHeight;
    return (
      <Fragment key={line}>
        <path
          transform={`translate(${short(x)} ${short(middle + BASELINE * size)})scale(${scale})`}
          fill={colorToken(color)}
          fillOpacity={opacity}
          d={shaped.outline}
        />
        {struck && <path stroke={colorToken(color)} d={`M${short(x)} ${short(middle)}h${short(width)}`} />}
      </Fragment>
    );
  });
}

function IconPath({
  placed,
  name,
  size = ICON_SIZE,
  color = "ink",
  strokeWidth = 1.7,
}: IconProps & { placed: Placed }) {
  const isTurned = placed.direction === "rtl" && DIRECTIONAL_ICONS.has(name);
  const scale = Number((size / 24).toFixed(3));
  return (
    <g
      transform={`translate(${short(placed.x + (isTurned ? size : 0))} ${short(placed.y)})scale(${isTurned ? -scale : scale} ${scale})`}
      fill="none"
      stroke={colorToken(color)}
      strokeWidth={short((strokeWidth * 24) / size / 1.4)}
      strokeLinecap="round"
      strokeLinejoin="round"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of Lucide, from its package
      dangerouslySetInnerHTML={{ __html: iconDrawing(name) }}
    />
  );
}

const require = createRequire(resolve("package.json"));

const iconDrawing = memoize((name: string): string => {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), "utf8");
  return (/<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? "").replace(/\s*\n\s*/g, "");
});

function DrawingGroup({ placed, draw: drawIt, mirrored = false }: DrawingProps & { placed: Placed }) {
  const { x, y, width, height, direction } = placed;
  const isTurned = mirrored && direction === "rtl";
  return (
    <g transform={`translate(${short(isTurned ? x + width : x)} ${short(y)})${isTurned ? "scale(-1 1)" : ""}`}>
      {drawIt({ width, height, direction })}
    </g>
  );
}
