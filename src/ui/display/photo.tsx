import "./day-and-night.css";
import "./photo.css";
import "./photo-focus.css";

/** The addresses of one picture: in several widths as AVIF, which all browsers of this site know, and one as WebP. */
export type PhotoFiles = { src: string; srcset: string };

export type PhotoImage = {
  day: PhotoFiles;
  /** Null where one picture serves both themes. */
  night: PhotoFiles | null;
  width: number;
  height: number;
  alt: string;
  /** What stays in view where it is cropped, in per cent from its left and upper edge; null for the usual place. */
  focus: { x: number; y: number } | null;
};

export type PhotoProps = {
  photo: PhotoImage;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** Under one light, whatever the theme. */
  light?: "day" | "night";
  className?: string;
};

/** The content security policy allows no styles on elements: photo-focus.css has a class for every step. */
const FOCUS_STEP = 5;
const stepOf = (per: number) => Math.round(per / FOCUS_STEP) * FOCUS_STEP;
const focusClass = ({ focus }: PhotoImage) => (focus ? `focus-x-${stepOf(focus.x)} focus-y-${stepOf(focus.y)}` : "");

/** A photograph or screenshot. Its size keeps its place until it is there. */
export function Photo({ photo, sizes, light, className = "" }: PhotoProps) {
  const { day, night } = photo;
  const picture = (files: PhotoFiles, only: string) => (
    <img
      className={["photo", only, className, focusClass(photo)].filter(Boolean).join(" ")}
      src={files.src}
      srcSet={files.srcset}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
      loading="lazy"
      decoding="async"
    />
  );
  if (light || !night) return picture((light === "night" && night) || day, "");
  return (
    <>
      {picture(day, "day-only")}
      {picture(night, "night-only")}
    </>
  );
}
