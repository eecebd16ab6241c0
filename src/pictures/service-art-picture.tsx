import { ServiceArt, type ServiceArtProps } from "#src/art/chart/service-art.tsx";
import { SERVICE_ART_SIZE } from "#src/art/chart/service-rings.ts";
import { DrawnPicture } from "./drawn-picture.tsx";

/** What src/art/chart/service-art.css says of the rings and the object, without what happens under a pointer. */
const RULES = `
.service-art-rings path { fill: none; stroke: var(--color-chart-line); vector-effect: non-scaling-stroke }
.service-art-rings path:nth-last-child(3n + 2) { stroke: var(--color-chart-line-strong) }
.service-art-rings path:nth-last-child(2) { fill: var(--color-sea-2) }
.service-art-rings path:last-child { fill: var(--color-sea-1) }
.service-art-body { fill: var(--service-object) }`;

/** The object of a service as an island, as a file. */
export function ServiceArtPicture({ kind, direction }: Omit<ServiceArtProps, "className">) {
  const { width, height } = SERVICE_ART_SIZE;
  return (
    <DrawnPicture
      name={`service-${kind}-${direction}`}
      className="service-art"
      classes={["service-art"]}
      drawing={
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <style>{RULES}</style>
          <ServiceArt kind={kind} direction={direction} />
        </svg>
      }
    />
  );
}
