import { type PointerEvent, useRef } from "react";

type PointerWork = {
  toPost: (px: number) => number;
  onStart: (x: number, y: number) => boolean;
  onMove: (x: number, y: number) => void;
  onPinch: (factor: number) => void;
  onEnd: () => void;
};

/** One finger or the mouse moves; two fingers move apart. */
export function usePointers({ toPost, onStart, onMove, onPinch, onEnd }: PointerWork) {
  const down = useRef(new Map<number, { x: number; y: number }>());
  const spread = () => {
    const [a, b] = [...down.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const end = (event: PointerEvent) => {
    if (down.current.delete(event.pointerId)) onEnd();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const box = event.currentTarget.querySelector("canvas")?.getBoundingClientRect();
      if (!box || event.button !== 0 || !onStart(toPost(event.clientX - box.x), toPost(event.clientY - box.y))) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const wide = spread();
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (down.current.size === 2 && wide > 0) onPinch(spread() / wide);
      else onMove(toPost(event.clientX - before.x), toPost(event.clientY - before.y));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
