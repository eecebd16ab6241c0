import { join } from "node:path";
import sharp from "sharp";
import { BARCODE_MODULES, barcodeDashes } from "#src/art/barcode.ts";

const OUTPUT = join("content", "pictures", "shelf-scan.jpg");
/** A phone's screen. */
const VIEW = { width: 780, height: 1422 };

/** Colours of the boxes on a shelf, as a warehouse has them. */
const BOXES = ["#c99b66", "#b9854f", "#d8b384", "#8fa3b8", "#3f6b8f", "#b5483c", "#e0c9a6", "#6f8a6a"];
const SHELVES = [
  { floor: 360, label: "6281007024815" },
  { floor: 800, label: "6281007031486" },
  { floor: 1240, label: "6281007049108" },
];
const SHELF_HEIGHT = 360;
/** The shelf that the camera looks at; those around it are out of focus. */
const SHARP_SHELF = 1;

/** A row of boxes of uneven width and height. The same at every run. */
function boxes(floor: number, seed: number): string {
  let x = -30;
  let step = seed;
  const drawn: string[] = [];
  while (x < VIEW.width) {
    step = (step * 73 + 41) % 997;
    const width = 110 + (step % 120);
    const height = 170 + (step % 150);
    const colour = BOXES[step % BOXES.length];
    drawn.push(
      `<rect x="${x}" y="${floor - height}" width="${width}" height="${height}" fill="${colour}"/>`,
      `<rect x="${x}" y="${floor - height}" width="${width}" height="${height}" fill="url(#side)"/>`,
      `<rect x="${x + width * 0.42}" y="${floor - height}" width="${width * 0.16}" height="${height}" fill="#fff" opacity="0.18"/>`,
    );
    x += width + 8;
  }
  return drawn.join("");
}

/** The edge of a shelf with its price label. */
function edge(floor: number, digits: string): string {
  const scale = 2.4;
  const width = BARCODE_MODULES * scale;
  const x = (VIEW.width - width) / 2;
  return `
    <rect x="0" y="${floor}" width="${VIEW.width}" height="84" fill="#58606b"/>
    <rect x="0" y="${floor}" width="${VIEW.width}" height="6" fill="#8d96a3"/>
    <rect x="${x - 26}" y="${floor + 4}" width="${width + 52}" height="76" rx="5" fill="#f6f4ee"/>
    <g transform="translate(${x} ${floor + 36}) scale(${scale} 1)">
      <line x2="${BARCODE_MODULES}" stroke="#14171c" stroke-width="46" stroke-dasharray="${barcodeDashes(digits)}"/>
    </g>
    <text x="${VIEW.width / 2}" y="${floor + 75}" text-anchor="middle" font-family="monospace" font-size="15" letter-spacing="3" fill="#14171c">${digits}</text>`;
}

const shelf = ({ floor, label }: (typeof SHELVES)[number], index: number) => `
  <g ${index === SHARP_SHELF ? "" : 'filter="url(#far)"'}>
    <rect x="0" y="${floor - SHELF_HEIGHT}" width="${VIEW.width}" height="${SHELF_HEIGHT}" fill="#2c3038"/>
    ${boxes(floor, 17 + index * 131)}
    ${edge(floor, label)}
  </g>`;

/** The corners of the frame that the reader shows, and the line of its light. */
function finder(): string {
  const { floor } = SHELVES[SHARP_SHELF] ?? { floor: 0 };
  const [left, right, top, bottom] = [150, VIEW.width - 150, floor - 60, floor + 144];
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `M${x} ${y + 54 * dy}V${y + 14 * dy}Q${x} ${y} ${x + 14 * dx} ${y}H${x + 54 * dx}`;
  const corners = [
    corner(left, top, 1, 1),
    corner(right, top, -1, 1),
    corner(left, bottom, 1, -1),
    corner(right, bottom, -1, -1),
  ];
  return `
    <path d="M0 0H${VIEW.width}V${VIEW.height}H0ZM${left} ${top}V${bottom}H${right}V${top}Z" fill="#05070c" opacity="0.34"/>
    <path d="${corners.join("")}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>
    <rect x="${left + 26}" y="${floor + 40}" width="${right - left - 52}" height="5" rx="2.5" fill="#ff4d4d"/>`;
}

/** Saves a shelf as a phone's camera sees it while a label is read: no words, so that it serves every language. */
export async function saveShelfPicture() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${VIEW.width}" height="${VIEW.height}">
    <defs>
      <linearGradient id="side"><stop stop-color="#000" stop-opacity="0.22"/><stop offset="0.2" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></linearGradient>
      <radialGradient id="light" cy="0.56" r="0.85"><stop stop-color="#fff" stop-opacity="0.12"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>
      <filter id="far" x="-5%" width="110%"><feGaussianBlur stdDeviation="7"/></filter>
    </defs>
    <rect width="${VIEW.width}" height="${VIEW.height}" fill="#23262d"/>
    ${SHELVES.map(shelf).join("")}
    <rect width="${VIEW.width}" height="${VIEW.height}" fill="url(#light)"/>
    ${finder()}
  </svg>`;
  await sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toFile(OUTPUT);
}
