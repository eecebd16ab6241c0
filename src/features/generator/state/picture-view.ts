import type { Rect } from "#src/art/shape.ts";
import { MAX_ZOOM, type PicturePlace } from "./post.ts";

type Size = { width: number; height: number };

/** The part of a picture that fills a frame. It never leaves the picture, so no frame is ever half empty. */
export function coverSource(picture: Size, frame: Size, { x, y, zoom }: PicturePlace): Rect {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const width = frame.width / scale;
  const height = frame.height / scale;
  return { x: (picture.width - width) * x, y: (picture.height - height) * y, width, height };
}

/** The picture moved by a distance on the post, as a hand pushes it: what lies at the finger stays there. */
export function movedBy(picture: Size, frame: Size, place: PicturePlace, by: { x: number; y: number }): PicturePlace {
  const source = coverSource(picture, frame, place);
  const perPixel = source.width / frame.width;
  const moved = (share: number, room: number, distance: number) =>
    room < 0.01 ? share : clampShare(share - (distance * perPixel) / room);
  return {
    ...place,
    x: moved(place.x, picture.width - source.width, by.x),
    y: moved(place.y, picture.height - source.height, by.y),
  };
}

/** Closer or further, about the middle of what is seen. */
export function zoomedBy(picture: Size, frame: Size, place: PicturePlace, factor: number): PicturePlace {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, place.zoom * factor));
  const before = coverSource(picture, frame, place);
  const after = coverSource(picture, frame, { ...place, zoom });
  const share = (start: number, length: number, newLength: number, whole: number, old: number) =>
    whole - newLength < 0.01 ? old : clampShare((start + (length - newLength) / 2) / (whole - newLength));
  return {
    zoom,
    x: share(before.x, before.width, after.width, picture.width, place.x),
    y: share(before.y, before.height, after.height, picture.height, place.y),
  };
}

const clampShare = (value: number) => Math.min(1, Math.max(0, value));
