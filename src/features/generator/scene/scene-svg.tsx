import type { ReactNode } from "react";
import { onPaper, type Scene, type SceneItem } from "./scene.ts";

export type SceneSvgProps = {
  scene: Scene;
  /** Names the clipping shapes; two drawings on one page need two names. */
  id: string;
};

/** A scene as markup, for the page as it is sent: what it shows before, and without, any script. The page's fonts hold its letters. */
export function SceneSvg({ scene, id }: SceneSvgProps) {
  return (
    <svg
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      fontFamily="var(--font-text)"
      // Or letters this small are set by whole pixels, wider than their place.
      textRendering="geometricPrecision"
      aria-hidden="true"
    >
      {drawItems(scene, scene.items, id)}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function drawItems(scene: Scene, items: readonly SceneItem[], id: string): ReactNode {
  return items.map((item, index) => drawItem(scene, item, `${id}-${index}`));
}

function drawItem(scene: Scene, item: SceneItem, key: string): ReactNode {
  const isFromRight = scene.direction === "rtl";
  switch (item.kind) {
    case "fill": {
      const { x, y, width, height } = onPaper(scene, item.rect);
      return (
        <rect
          key={key}
          x={round(x)}
          y={round(y)}
          width={round(width)}
          height={round(height)}
          rx={round(item.radius)}
          fill={item.color}
        />
      );
    }
    case "clip": {
      const { x, y, width, height } = onPaper(scene, item.rect);
      return (
        <g key={key} clipPath={`url(#${key})`}>
          <clipPath id={key}>
            <rect x={round(x)} y={round(y)} width={round(width)} height={round(height)} rx={round(item.radius)} />
          </clipPath>
          {drawItems(scene, item.items, key)}
        </g>
      );
    }
    case "path": {
      const isMirrored = isFromRight && item.turns;
      const x = isFromRight && !item.turns ? scene.width - item.x - item.width * item.scale : item.x;
      const place =
        item.scale === 1 && x === 0 && item.y === 0
          ? ""
          : `translate(${round(x)} ${round(item.y)}) scale(${item.scale.toFixed(3)})`;
      const transform = `${isMirrored ? `matrix(-1 0 0 1 ${scene.width} 0) ` : ""}${place}`;
      const paint =
        item.line === undefined
          ? { fill: item.color, fillOpacity: item.alpha < 1 ? round2(item.alpha) : undefined }
          : {
              fill: "none",
              stroke: item.color,
              strokeOpacity: item.alpha < 1 ? round2(item.alpha) : undefined,
              strokeWidth: round(item.line / item.scale),
            };
      return <path key={key} d={shorter(item.d)} transform={transform || undefined} {...paint} />;
    }
    case "text": {
      const x = isFromRight ? scene.width - item.x : item.x;
      // In SVG, the start of a line is the side its own direction begins at.
      const isTurned = (item.direction === "rtl") !== isFromRight;
      const anchor = item.anchor === "middle" || !isTurned ? item.anchor : item.anchor === "start" ? "end" : "start";
      return (
        <text
          key={key}
          x={round(x)}
          y={round(item.y)}
          direction={item.direction}
          textAnchor={anchor}
          fontSize={round(item.size)}
          fontWeight={item.weight}
          letterSpacing={item.tracking ? round(item.tracking * item.size) : undefined}
          textDecoration={item.struck ? "line-through" : undefined}
          fill={item.color}
        >
          {item.text}
        </text>
      );
    }
    case "picture":
      return null;
  }
}

const round2 = (value: number) => Math.round(value * 100) / 100;
/** Whole units are enough for a picture this small. */
const shorter = (d: string) => d.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
