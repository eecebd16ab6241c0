import type { StageDrawingProps, StageFigure } from "#src/art/stage.ts";
import { Emblem, type EmblemProps } from "#src/art/theme/emblem.tsx";
import { PlaceMapDrawing, type PlaceMapDrawingProps } from "#src/art/theme/place-map.tsx";
import { ServiceArt, type ServiceArtProps } from "#src/art/theme/service-art.tsx";
import { StageDrawing } from "#src/art/theme/stage.tsx";
import { FACES } from "#src/lettering/faces.ts";
import { textWidth } from "#src/lettering/shape-text.ts";
import { DrawnPicture, type DrawnPictureProps, drawnFiles } from "./drawn-picture.tsx";
import { OutlinedLetters } from "./outlined-letters.tsx";

type Named = Pick<DrawnPictureProps, "name" | "light">;

/** What the theme draws around what is shown. Its class says how far it overflows its box: src/pictures/backdrop-place.ts. */
export function StagePicture({ name, light, className = "", ...stage }: StageDrawingProps & Named) {
  return (
    <DrawnPicture
      name={name}
      {...(light && { light })}
      className={`backdrop-picture ${className}`}
      inputs={stage}
      drawing={stageDrawing(stage)}
    />
  );
}

/** For a page that fetches it before the browser comes to it. */
export const stagePictureFiles = ({ name, ...stage }: StageDrawingProps & Pick<Named, "name">) =>
  drawnFiles({ name, inputs: stage, drawing: stageDrawing(stage) });

const stageDrawing = (stage: StageDrawingProps) => <StageDrawing {...stage} isPicture Figures={OutlinedFigures} />;

/** Fills its parent, cropped where it is too wide or too tall. */
export function PlaceMapPicture({ direction, isMuted = false }: PlaceMapDrawingProps) {
  return (
    <DrawnPicture
      name={`place${isMuted ? "-muted" : ""}-${direction}`}
      inputs={{ direction, isMuted }}
      className="ground-cover absolute inset-0"
      drawing={<PlaceMapDrawing direction={direction} isMuted={isMuted} />}
    />
  );
}

/** The object of a service among the drawings of the theme. */
export function ServiceArtPicture(art: Omit<ServiceArtProps, "className">) {
  return (
    <DrawnPicture
      name={`service-art-${art.kind}-${art.direction}`}
      inputs={art}
      className="service-art"
      classes={["service-art"]}
      drawing={<ServiceArt {...art} />}
    />
  );
}

const SIZE = 13;
const TENTH = { size: SIZE * 0.72, drop: 4 };

/** Small figures as outlines, since a picture has no fonts. Small on a phone, they are left out. */
function OutlinedFigures({ figures }: { figures: readonly StageFigure[] }) {
  return (
    <>
      <style>{"@media (max-width: 639px) { .figures { display: none } }"}</style>
      <g className="figures" fill="var(--color-art-text)">
        {figures.map((figure) => (
          <Figure key={`${figure.x} ${figure.y}`} {...figure} />
        ))}
      </g>
    </>
  );
}

function Figure({ x, y, whole, tenth }: StageFigure) {
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

type EmblemPictureProps = Pick<EmblemProps, "t"> & Pick<DrawnPictureProps, "name" | "light">;

/** The emblem of the theme. */
export function EmblemPicture({ name, light, t }: EmblemPictureProps) {
  return (
    <DrawnPicture
      name={name}
      {...(light && { light })}
      className="emblem"
      classes={["emblem"]}
      drawing={<Emblem t={t} Letters={OutlinedLetters} />}
    />
  );
}
