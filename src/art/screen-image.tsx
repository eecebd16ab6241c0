import "#src/ui/display/day-and-night.css";
import "./screen-image.css";

/** A picture of a product's screen: src/screens draws it by day and by night while the site is built. */
export type ScreenImage = {
  day: string;
  night: string;
  frame: "window" | "phone" | "card" | "receipt" | "fragment";
  width: number;
  height: number;
  alt: string;
};

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
  const shared = { width, height, loading: "lazy", decoding: "async" } as const;
  const alt = isDecoration ? "" : picture.alt;
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
