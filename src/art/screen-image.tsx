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
  const { day, night, frame, width, height, alt } = picture;
  const shared = {
    width,
    height,
    alt: isDecoration ? "" : alt,
    loading: "lazy" as const,
    decoding: "async" as const,
  };
  const className = `screen screen-${frame}`;
  if (light || day === night) return <img {...shared} className={className} src={light === "day" ? day : night} />;
  return (
    <>
      <img {...shared} className={`${className} screen-day`} src={day} />
      <img {...shared} className={`${className} screen-night`} src={night} />
    </>
  );
}
