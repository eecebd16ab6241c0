import { SEA_PAINT } from "#src/art/chart/chart-paint.ts";
import { Compass, type CompassProps } from "#src/art/chart/compass.tsx";
import { ContourCover, type ContourCoverProps } from "#src/art/chart/contour-cover.tsx";
import { IslandChart, type IslandChartProps } from "#src/art/chart/island-chart.tsx";
import { ServiceArt, type ServiceArtProps } from "#src/art/chart/service-art.tsx";
import type { Sounding } from "#src/art/chart/terrain/isobaths.ts";
import { FACES } from "#src/lettering/faces.ts";
import { textWidth } from "#src/lettering/shape-text.ts";
import { DrawnPicture, type DrawnPictureProps, drawnFiles } from "./drawn-picture.tsx";
import { OutlinedLetters } from "./outlined-letters.tsx";

type Named = Pick<DrawnPictureProps, "name" | "light">;

/** Isobaths around what is shown. Its class says how far it overflows its box: src/pictures/chart-place.ts. */
export function IslandPicture({ name, light, className = "", ...chart }: IslandChartProps & Named) {
  return (
    <DrawnPicture
      name={name}
      {...(light && { light })}
      className={`chart-picture ${className}`}
      drawing={islandDrawing(chart)}
    />
  );
}

/** For a page that fetches it before the browser comes to it. */
export const islandPictureFiles = ({ name, ...chart }: IslandChartProps & Pick<Named, "name">) =>
  drawnFiles({ name, drawing: islandDrawing(chart) });

const islandDrawing = (chart: IslandChartProps) => <IslandChart {...chart} isPicture Soundings={OutlinedSoundings} />;

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
  const width = textWidth(whole, FACES.text) * SIZE + textWidth(tenth ?? "", FACES.text) * TENTH.size;
  const [left, right] = [x - width / 2, x + width / 2];
  return (
    <>
      <OutlinedLetters text={whole} x={left} y={y} size={SIZE} anchor="start" face="text" />
      {tenth && (
        <OutlinedLetters text={tenth} x={right} y={y + TENTH.drop} size={TENTH.size} anchor="end" face="text" />
      )}
    </>
  );
}

type CompassPictureProps = Required<Pick<CompassProps, "labels">> & Pick<DrawnPictureProps, "name" | "light">;

/** A rose with its four letters. */
export function CompassPicture({ name, light, labels }: CompassPictureProps) {
  return (
    <DrawnPicture
      name={name}
      {...(light && { light })}
      className="compass"
      classes={["compass"]}
      drawing={<Compass labels={labels} Letters={OutlinedLetters} />}
    />
  );
}
