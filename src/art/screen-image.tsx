import type { Device } from "#domain/screens/screen.ts";
import { Photo, type PhotoImage } from "#src/ui/display/photo.tsx";
import "#src/ui/display/day-and-night.css";
import "./screen-image.css";
import "./screen-photo.css";

/** A picture of a product's screen: src/screens draws it by day and by night while the site is built, or it is a photograph. */
export type ScreenImage = {
  day: string;
  night: string;
  frame: "window" | "phone" | "card" | "receipt" | "fragment";
  width: number;
  height: number;
  alt: string;
  photo?: Pick<PhotoImage, "day" | "night" | "focus"> & { device: Device };
};

/** For browsers that do not choose by the width that a lazy picture has. */
const PHOTO_SIZES = { phone: "auto, 316px", other: "auto, (width < 860px) 100vw, 860px" };

export type ScreenProps = {
  picture: ScreenImage;
  /** Under one light, whatever the page's theme. */
  light?: "day" | "night";
  /** Beside words that say the same. */
  isDecoration?: boolean;
};

/**
 * Fills the width it is given. Only the picture that is shown is fetched, when a reader comes near: browsers leave a
 * hidden lazy one out.
 */
export function Screen({ picture, light, isDecoration = false }: ScreenProps) {
  const { day, night, frame, width, height } = picture;
  const shared = { width, height, loading: "lazy" } as const;
  const alt = isDecoration ? "" : picture.alt;
  if (picture.photo) {
    const photo = { ...picture.photo, width, height, alt };
    return (
      <div className={`screen screen-${frame} screen-photo in-${picture.photo.device}`}>
        <Photo photo={photo} sizes={PHOTO_SIZES[frame === "phone" ? "phone" : "other"]} {...(light && { light })} />
      </div>
    );
  }
  const isOne = light !== undefined || day === night;
  return (
    <div className={`screen screen-${frame}`}>
      {isOne ? (
        <img {...shared} alt={alt} src={light === "day" ? day : night} />
      ) : (
        <>
          <img {...shared} alt={alt} className="day-only" src={day} />
          <img {...shared} alt={alt} className="night-only" src={night} />
        </>
      )}
    </div>
  );
}
