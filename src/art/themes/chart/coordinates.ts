type Place = { latitude: number; longitude: number };
type Letter = "north" | "east" | "south" | "west";

/** 21.4833, 39.1833 → 21°29′ N, 39°11′ E. `t` knows the letters of the compass. */
export function coordinatesOf({ latitude, longitude }: Place, t: (key: `process.${Letter}`) => string): string[] {
  const written = (degrees: number, [ahead, behind]: [Letter, Letter]) =>
    `${degreesOf(Math.round(Math.abs(degrees) * 60))} ${t(`process.${degrees < 0 ? behind : ahead}`)}`;
  return [written(latitude, ["north", "south"]), written(longitude, ["east", "west"])];
}

const SCALE_STEP_MINUTES = 5;

/** The degrees below a chart whose middle is the company's own port: 38°55′ … 39°25′. */
export function scaleOf({ longitude }: Pick<Place, "longitude">): string[] {
  const port = Math.round((longitude * 60) / SCALE_STEP_MINUTES);
  return [-2, 0, 2].map((step) => degreesOf(Math.abs(port + step) * SCALE_STEP_MINUTES));
}

const degreesOf = (minutes: number) => `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
