export type ComingScreenProps = {
  /** The app's id; null for whatever is next. */
  app: string | null;
  label: string;
};

/** A shelf being counted: boxes, one of them in the scanner's frame, and the phone with the list. */
const SHELF_COUNT = {
  dashed: [
    "M186 14h124q24 0 24 24v284q0 24-24 24H186q-24 0-24-24V38q0-24 24-24z",
    "M12 132h126M12 236h126M12 340h126M12 60v280M138 60v72M138 236v104",
    "M26 132V84h44v48M84 132V96h38v36M26 340v-64h36v64M76 340v-44h46v44",
    "M182 156h132v44H182zM182 216h132M182 248h132M182 280h132",
  ],
  drawn: [
    "M22 176v-14h14M130 162h14v14M144 220v14h-14M36 234H22v-14",
    "M48 180v36M56 180v36M62 180v36M72 180v36M78 180v36M88 180v36M94 180v36M102 180v36M110 180v36M118 180v36",
    "M152 198h30",
    "M290 178h12M296 172v12M194 178h44M194 232h30M194 264h22",
  ],
  label: { x: 248, y: 96 },
};

/** A window with its rail and rows. */
const WINDOW = {
  dashed: [
    "M30 46h300q16 0 16 16v236q0 16-16 16H30q-16 0-16-16V62q0-16 16-16z",
    "M14 86h332M98 86v228",
    "M120 168h102v56H120zM238 168h86v56h-86zM120 250h204M120 282h204",
    "M32 112h48M32 142h48M32 172h48M32 202h48",
  ],
  drawn: [
    "M32 66h.1M48 66h.1M64 66h.1",
    "M132 208l18-14 18 8 20-20 22 10",
    "M252 210v-14M270 210v-26M288 210v-18M306 210v-30",
  ],
  label: { x: 222, y: 136 },
};

/** By the app whose next release is announced; the others have a window. */
const SCREENS: Readonly<Record<string, typeof WINDOW>> = { raff: SHELF_COUNT };

/** The coming screen in outline, on the land of the backdrop. */
export function ComingScreen({ app, label }: ComingScreenProps) {
  const { dashed, drawn, label: place } = SCREENS[app ?? ""] ?? WINDOW;
  return (
    <svg className="coming-screen" viewBox="0 0 360 360" aria-hidden="true">
      <g>
        <path d={dashed.join("")} />
        <path className="coming-drawn" d={drawn.join("")} />
        <text x={place.x} y={place.y}>
          {label}
        </text>
      </g>
    </svg>
  );
}
