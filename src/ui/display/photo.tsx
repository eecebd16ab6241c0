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
  /** Classes of photo-focus.css: what stays in view where it is cropped. Empty for the usual place. */
  focus: string;
};

export type PhotoProps = {
  photo: PhotoImage;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** Under one light, whatever the theme. */
  light?: "day" | "night";
  className?: string;
};

/** A photograph or screenshot. Its size keeps its place until it is there. */
export function Photo({ photo, sizes, light, className = "" }: PhotoProps) {
  const { day, night } = photo;
  const picture = (files: PhotoFiles, only: string) => (
    <img
      className={["photo", only, className, photo.focus].filter(Boolean).join(" ")}
      src={files.src}
      srcSet={files.srcset}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
      loading="lazy"
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
