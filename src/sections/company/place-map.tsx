import type { Direction } from "#domain/language/locale.ts";
import { PlaceMapPicture } from "#src/pictures/theme-pictures.tsx";

export type PlaceMapProps = {
  direction: Direction;
  /** The hours stand near it, and they have the red mark of the view. */
  isMuted?: boolean;
};

/** Where to find us. Takes all the room its parent gives it. */
export function PlaceMap({ direction, isMuted = false }: PlaceMapProps) {
  return (
    <div className="relative flex-1 min-h-32 wide:min-h-60" aria-hidden="true">
      <PlaceMapPicture direction={direction} isMuted={isMuted} />
    </div>
  );
}
