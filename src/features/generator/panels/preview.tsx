import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { PictureSlot } from "#domain/generator/post-template.ts";
import type { Rect } from "#src/art/shape.ts";
import { Icon } from "#src/ui/icons/icon.tsx";
import { drawOnto } from "../export/export.ts";
import { filled } from "../labels.ts";
import { allItems, onPaper, type Scene } from "../scene/scene.ts";
import { movedBy, zoomedBy } from "../state/picture-view.ts";
import { MIDDLE, type PicturePlace, sizeOf } from "../state/post.ts";
import { usePointers } from "../state/use-pointers.ts";
import type { Studio } from "../state/use-studio.ts";
import "./preview.css";

const KEY_STEP_PX = 24;
const ZOOM_STEP = 1.08;

/** The post as it is now. A picture on it is moved and zoomed here, by hand or by keys. */
export function Preview({ studio, sleeping }: { studio: Studio; sleeping: ReactNode }) {
  const { post, isReady, facts, change, draw } = studio;
  const { labels } = facts;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [slot, setSlot] = useState<PictureSlot>("picture");
  const frames = scene ? pictureFrames(scene) : [];
  const held = frames.find((frame) => frame.slot === slot) ?? frames[0];

  useEffect(() => {
    if (!isReady) return;
    const paint = () => {
      if (!canvas.current) return;
      const drawn = draw(post.size);
      const shown = canvas.current.clientWidth * Math.min(devicePixelRatio, 2);
      drawOnto(canvas.current, drawn, Math.min(1, Math.max(0.3, shown / drawn.scene.width)));
      setScene(drawn.scene);
    };
    const frame = requestAnimationFrame(paint);
    addEventListener("resize", paint);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", paint);
    };
  }, [isReady, draw, post.size]);

  const place = (update: (now: PicturePlace, picture: ImageBitmap, frame: Rect) => PicturePlace, gesture: string) => {
    const placed = held && post.pictures[held.slot];
    const image = placed && studio.imageOf(placed.id);
    if (!held || !placed || !image) return;
    const at = held.slot;
    change((now) => {
      const picture = now.pictures[at];
      return picture
        ? { ...now, pictures: { ...now.pictures, [at]: { ...picture, ...update(picture, image, held.rect) } } }
        : now;
    }, `${gesture}-${at}`);
  };

  // Added by addEventListener: React's wheel listeners are passive and cannot keep the page from scrolling.
  const zoom = useRef<(event: WheelEvent) => void>(() => undefined);
  zoom.current = (event) => {
    const isMeant = event.ctrlKey || stage.current?.contains(document.activeElement);
    if (!held || !isMeant) return;
    event.preventDefault();
    place((now, picture, frame) => zoomedBy(picture, frame, now, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP), "zoom");
  };
  useEffect(() => {
    const target = stage.current;
    const listen = (event: WheelEvent) => zoom.current(event);
    target?.addEventListener("wheel", listen, { passive: false });
    return () => target?.removeEventListener("wheel", listen);
  }, []);

  const { width, height } = sizeOf(post.size);
  const drag = usePointers({
    toPost: (px) => (canvas.current ? (px * width) / canvas.current.clientWidth : 0),
    onStart: (x, y) => {
      const hit = frames.find(
        ({ rect }) => x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height,
      );
      if (hit) setSlot(hit.slot);
      return hit !== undefined;
    },
    onMove: (x, y) => place((now, picture, frame) => movedBy(picture, frame, now, { x, y }), "drag"),
    onPinch: (factor) => place((now, picture, frame) => zoomedBy(picture, frame, now, factor), "drag"),
    onEnd: studio.settle,
  });

  const byKeys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const step = steps[event.key];
    const factor = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP }[event.key];
    if (step)
      place(
        (now, picture, frame) => movedBy(picture, frame, now, { x: step[0] * KEY_STEP_PX, y: step[1] * KEY_STEP_PX }),
        "keys",
      );
    else if (factor) place((now, picture, frame) => zoomedBy(picture, frame, now, factor), "keys");
    else if (event.key === "0") place(() => MIDDLE, "keys");
    else return;
    event.preventDefault();
  };

  const crowded =
    scene?.crowded.map(
      (field) => Object.entries(facts.fields[post.template]).find(([id]) => id === field)?.[1] ?? field,
    ) ?? [];
  return (
    <div className="studio-preview">
      <div className="studio-tools">
        <p className="studio-pixels">
          <bdi dir="ltr">{`${width} × ${height}`}</bdi>
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={labels.undo}
          disabled={!studio.canUndo}
          onClick={studio.undo}
        >
          <Icon name="undo-2" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={labels.redo}
          disabled={!studio.canRedo}
          onClick={studio.redo}
        >
          <Icon name="redo-2" />
        </button>
      </div>
      <div
        ref={stage}
        className={`studio-stage studio-stage-${post.size}`}
        {...(held && {
          role: "group",
          tabIndex: 0,
          "aria-label": labels.move,
          "aria-describedby": "studio-move-hint",
          onKeyDown: byKeys,
          "data-movable": "",
        })}
        {...drag}
      >
        {!isReady && sleeping}
        <canvas
          ref={canvas}
          className="studio-canvas"
          width={width}
          height={height}
          hidden={!isReady}
          role="img"
          aria-label={labels.preview}
        />
      </div>
      {held && (
        <p id="studio-move-hint" className="studio-note">
          {labels.moveHint}
        </p>
      )}
      <p className="studio-crowded" role="status">
        {crowded.length > 0 && filled(labels.crowded, { fields: crowded.join(" · ") })}
      </p>
    </div>
  );
}

function pictureFrames(scene: Scene): { slot: PictureSlot; rect: Rect }[] {
  return allItems(scene.items).flatMap((item) =>
    item.kind === "picture" && item.source !== "logo" ? [{ slot: item.source, rect: onPaper(scene, item.rect) }] : [],
  );
}
