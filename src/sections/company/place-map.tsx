import type { Direction } from "#domain/language/locale.ts";
import { PlaceMapPicture } from "#src/pictures/theme-pictures.tsx";

export type PlaceMapProps = { direction: Direction };

/** Where to find us. Takes all the room its parent gives it. */
export function PlaceMap({ direction }: PlaceMapProps) {
  return (
    <div className="relative flex-1 min-h-32 wide:min-h-60" aria-hidden="true">
      <PlaceMapPicture direction={direction} />
    </div>
  );
}
