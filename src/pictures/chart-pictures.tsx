import { SEA_PAINT } from "#src/art/chart/chart-paint.ts";
import { ContourCover, type ContourCoverProps } from "#src/art/chart/contour-cover.tsx";
import { IslandChart, type IslandChartProps } from "#src/art/chart/island-chart.tsx";
import { ServiceArt, type ServiceArtProps } from "#src/art/chart/service-art.tsx";
import type { Sounding } from "#src/art/chart/terrain/isobaths.ts";
import { FACES } from "#src/lettering/faces.ts";
import { shapeText, UNITS_PER_EM } from "#src/lettering/shape-text.ts";
import { DrawnPicture, type DrawnPictureProps } from "./drawn-picture.tsx";

type Named = Pick<DrawnPictureProps, "name" | "light">;

/** Isobaths around what is shown. Its class says how far it overflows its box: src/pictures/chart-place.ts. */
export function IslandPicture({ name, light, className = "", ...chart }: IslandChartProps & Named) {
  return (
    <DrawnPicture
      name={name}
      {...(light && { light })}
      className={`chart-picture ${className}`}
      drawing={<IslandChart {...chart} isPicture Soundings={OutlinedSoundings} />}
    />
  );
}

/** Contours that fill their parent, cropped where they are too wide or too tall. */
export function ContourPicture({ name, light, className = "", ...cover }: ContourCoverProps & Named) {
  return (
    <DrawnPicture
      name={name}
      {...(light && { light })}
      className={`contour-cover ${className}`}
      drawing={<ContourCover {...cover} />}
    />
  );
}

/** The object of a service as a small island. */
export function ServiceArtPicture(art: Omit<ServiceArtProps, "className">) {
  return (
    <DrawnPicture
      name={`service-art-${art.kind}-${art.direction}`}
      className="service-art"
      classes={["service-art"]}
      drawing={<ServiceArt {...art} />}
    />
  );
}

const SIZE = 13;
const TENTH = { size: SIZE * 0.72, drop: 4 };

/** Depth figures as outlines, since a picture has no fonts. Small on a phone, they are left out. */
function OutlinedSoundings({ soundings }: { soundings: readonly Sounding[] }) {
  return (
    <>
      <style>{"@media (max-width: 639px) { .soundings { display: none } }"}</style>
      <g className="soundings" fill={SEA_PAINT.soundings.fill}>
        {soundings.map((sounding) => (
          <Figure key={`${sounding.x} ${sounding.y}`} {...sounding} />
        ))}
      </g>
    </>
  );
}

function Figure({ x, y, whole, tenth }: Sounding) {
  const number = shapeText(whole, FACES.text, "ltr");
  const small = shapeText(tenth ?? "", FACES.text, "ltr");
  const width = (number.width * SIZE + small.width * TENTH.size) / UNITS_PER_EM;
  const left = x - width / 2;
  return (
    <>
      <path transform={placed(left, y, SIZE)} d={number.outline} />
      {tenth && (
        <path
          transform={placed(left + (number.width * SIZE) / UNITS_PER_EM, y + TENTH.drop, TENTH.size)}
          d={small.outline}
        />
      )}
    </>
  );
}

const placed = (x: number, y: number, size: number) =>
  `translate(${x.toFixed(1)} ${y})scale(${(size / UNITS_PER_EM).toFixed(4)})`;
