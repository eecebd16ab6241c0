import type { PictureSlot } from "#domain/generator/post-template.ts";
import type { Rect } from "#src/art/shape.ts";
import { coverSource } from "../state/picture-view.ts";
import type { PicturePlace } from "../state/post.ts";
import { onPaper, type Scene, type SceneItem, type TextItem } from "./scene.ts";
import type { Measure } from "./text-fit.ts";

/** Loaded whole before anything is painted: src/features/generator/state/font-faces.ts. What it lacks, the system draws. */
const POST_FONT = '"Post", sans-serif';

export type PaintedPicture = { image: CanvasImageSource & { width: number; height: number }; place: PicturePlace };
export type Pictures = Partial<Record<PictureSlot | "logo", PaintedPicture>>;

const MEASURED_PX = 100;

/** Widths as the canvas itself sees them, each asked for once. */
export function canvasMeasure(context: CanvasRenderingContext2D): Measure {
  const known = new Map<string, number>();
  return (text, weight, tracking) => {
    const key = `${weight} ${tracking} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    setFont(context, { weight, size: MEASURED_PX, tracking });
    const width = context.measureText(text).width / MEASURED_PX;
    known.set(key, width);
    return width;
  };
}

function setFont(
  context: CanvasRenderingContext2D,
  { weight, size, tracking }: Pick<TextItem, "weight" | "size" | "tracking">,
) {
  context.font = `${weight} ${size}px ${POST_FONT}`;
  // Where the browser cannot space letters, they are neither measured nor drawn spaced.
  if ("letterSpacing" in context) context.letterSpacing = `${tracking * size}px`;
}

/** Paints a scene onto a canvas of `scale` times its size. */
export function paintScene(context: CanvasRenderingContext2D, scene: Scene, pictures: Pictures, scale: number) {
  context.save();
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, scene.width, scene.height);
  context.imageSmoothingQuality = "high";
  context.lineJoin = "round";
  for (const item of scene.items) paintItem(context, scene, pictures, item);
  context.restore();
}

function paintItem(context: CanvasRenderingContext2D, scene: Scene, pictures: Pictures, item: SceneItem) {
  context.save();
  switch (item.kind) {
    case "fill":
      context.globalAlpha = item.alpha;
      context.fillStyle = item.color;
      roundedRect(context, onPaper(scene, item.rect), item.radius);
      context.fill();
      break;
    case "clip":
      roundedRect(context, onPaper(scene, item.rect), item.radius);
      context.clip();
      for (const inner of item.items) paintItem(context, scene, pictures, inner);
      break;
    case "path":
      paintPath(context, scene, item);
      break;
    case "picture":
      paintPicture(context, onPaper(scene, item.rect), item.radius, pictures[item.source], item.source === "logo");
      break;
    case "text":
      paintText(context, scene, item);
      break;
  }
  context.restore();
}

function paintPath(context: CanvasRenderingContext2D, scene: Scene, item: Extract<SceneItem, { kind: "path" }>) {
  const isMirrored = scene.direction === "rtl" && item.turns;
  if (isMirrored) context.transform(-1, 0, 0, 1, scene.width, 0);
  const x = scene.direction === "rtl" && !item.turns ? scene.width - item.x - item.width * item.scale : item.x;
  context.transform(item.scale, 0, 0, item.scale, x, item.y);
  context.globalAlpha = item.alpha;
  const path = new Path2D(item.d);
  if (item.line === undefined) {
    context.fillStyle = item.color;
    context.fill(path);
  } else {
    context.strokeStyle = item.color;
    context.lineWidth = item.line / item.scale;
    context.stroke(path);
  }
}

function paintText(context: CanvasRenderingContext2D, scene: Scene, item: TextItem) {
  setFont(context, item);
  const isFromRight = scene.direction === "rtl";
  const x = isFromRight ? scene.width - item.x : item.x;
  const align = item.anchor === "middle" ? "center" : (item.anchor === "start") === isFromRight ? "right" : "left";
  context.direction = item.direction;
  context.textAlign = align;
  context.fillStyle = item.color;
  context.fillText(item.text, x, item.y);
  if (!item.struck) return;
  const from = align === "center" ? x - item.width / 2 : align === "right" ? x - item.width : x;
  context.fillRect(
    from - item.size * 0.08,
    item.y - item.size * 0.34,
    item.width + item.size * 0.16,
    Math.max(2, item.size * 0.07),
  );
}

function paintPicture(
  context: CanvasRenderingContext2D,
  rect: Rect,
  radius: number,
  picture: PaintedPicture | undefined,
  isWhole: boolean,
) {
  if (!picture) return;
  const { image, place } = picture;
  if (isWhole) {
    context.drawImage(image, rect.x, rect.y, rect.width, rect.height);
    return;
  }
  roundedRect(context, rect, radius);
  context.clip();
  const source = coverSource(image, rect, place);
  context.drawImage(image, source.x, source.y, source.width, source.height, rect.x, rect.y, rect.width, rect.height);
}

function roundedRect(context: CanvasRenderingContext2D, { x, y, width, height }: Rect, radius: number) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}
