import type { ReactNode } from "react";
import { glyphOf } from "#src/art/app-glyphs.ts";
import { SERVICE_OBJECTS } from "#src/art/service-objects.tsx";
import type { Rect, Shape } from "#src/art/shape.ts";
import { EMBLEM_RADIUS, EmblemFigure } from "#src/art/theme/emblem.tsx";
import { CardArrival } from "#src/art/theme/share-card.tsx";
import { paintOf } from "./paint.ts";
import { Screens } from "./screens.tsx";
import type { CardArt } from "./share-card.ts";
import { TICKET, Ticket } from "./ticket.tsx";

/** What stands on the card, planned from the reading start of the card. */
export type Scene = {
  shapes: readonly Shape[];
  /** They fill the card's side by themselves. */
  isCrowded?: true;
  seed: number;
  /** How wide the words beside it may be. */
  wordsWidth: number;
  /** Drawn as planned: mirrored where the page is read from the right. */
  body?: ReactNode;
  /** Drawn as it is in every language, around this place. */
  upright?: { x: number; y: number; drawing: ReactNode };
};

type SceneArt = Exclude<CardArt, { kind: "cover" }>;

const MIDDLE = { x: 918, y: 282 };
const WORDS_WIDTH = 590;
export function sceneOf(art: SceneArt): Scene {
  switch (art.kind) {
    case "screens":
      return screens();
    case "emblem":
      return emblem();
    case "service":
      return service(art.object);
    case "app":
      return app(art.app);
    case "ticket":
      return ticket(art.app);
  }
}

const inMiddle = (width: number, height: number): Rect => ({
  x: MIDDLE.x - width / 2,
  y: MIDDLE.y - height / 2,
  width,
  height,
});

function screens(): Scene {
  const window: Rect = { x: 706, y: 74, width: 424, height: 268 };
  const phone: Rect = { x: 644, y: 210, width: 138, height: 280 };
  const panel: Rect = { x: 912, y: 352, width: 218, height: 142 };
  return {
    shapes: [window, phone, panel].map((rect) => ({ shape: "rect", radius: 20, ...rect })),
    isCrowded: true,
    seed: 23,
    wordsWidth: 540,
    body: (
      <>
        <CardArrival to={{ x: 846, y: 440 }} />
        <Screens {...{ window, phone, panel }} />
      </>
    ),
  };
}

function emblem(): Scene {
  const scale = 0.6;
  return {
    shapes: [{ shape: "circle", ...MIDDLE, radius: EMBLEM_RADIUS * scale + 12 }],
    seed: 31,
    wordsWidth: WORDS_WIDTH,
    upright: {
      ...MIDDLE,
      drawing: (
        <g transform={`scale(${scale})`} color="var(--color-sand-line)">
          <EmblemFigure isAccented />
        </g>
      ),
    },
  };
}

function service(object: keyof typeof SERVICE_OBJECTS): Scene {
  const { shapes, seed, body, details } = SERVICE_OBJECTS[object];
  const scale = 1.3;
  // The middle of the small drawing, put in the middle of this one.
  const [dx, dy] = [MIDDLE.x - 300 * scale, MIDDLE.y - 220 * scale];
  const placed = shapes.map((shape): Shape => {
    const place = { x: shape.x * scale + dx, y: shape.y * scale + dy, radius: shape.radius * scale };
    if (shape.shape === "circle") return { shape: "circle", ...place };
    return { shape: "rect", ...place, width: shape.width * scale, height: shape.height * scale };
  });
  return {
    shapes: placed,
    seed,
    wordsWidth: WORDS_WIDTH,
    body: (
      <>
        <CardArrival to={{ x: MIDDLE.x + 64, y: 490 }} />
        <g transform={`translate(${dx} ${dy}) scale(${scale})`}>
          <g fill="var(--color-primary)">{body}</g>
          <g fill="none" stroke="var(--color-on-primary)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
            {details}
          </g>
        </g>
      </>
    ),
  };
}

function app(id: string): Scene {
  const size = 236;
  const tile = inMiddle(size, size);
  const radius = size * 0.26;
  const paint = appPaint(id);
  return {
    shapes: [
      { shape: "rect", ...tile, radius },
      { shape: "circle", x: 1026, y: 176, radius: 70 },
    ],
    seed: 5 + id.length * 3,
    wordsWidth: WORDS_WIDTH,
    body: <CardArrival to={{ x: MIDDLE.x - 60, y: 470 }} />,
    upright: {
      ...MIDDLE,
      drawing: (
        <>
          <rect
            x={-size / 2}
            y={-size / 2}
            width={size}
            height={size}
            rx={radius}
            fill={paint("--app")}
            stroke="var(--color-on-primary)"
            strokeWidth="2"
            strokeOpacity=".16"
          />
          <Glyph app={id} size={size * 0.84} color={paint("color")} />
        </>
      ),
    },
  };
}

function ticket(id: string): Scene {
  const { width, height, stub } = TICKET;
  const place = inMiddle(width, height);
  const paint = appPaint(id);
  return {
    shapes: [{ shape: "rect", ...place, radius: TICKET.radius }],
    seed: 9 + id.length * 3,
    wordsWidth: 560,
    body: (
      <>
        <CardArrival to={{ x: MIDDLE.x - 40, y: 462 }} />
        <g transform={`translate(${place.x} ${place.y})`}>
          <Ticket color={paint("--app")} />
        </g>
      </>
    ),
    upright: {
      x: place.x + stub / 2,
      y: MIDDLE.y,
      drawing: <Glyph app={id} size={112} color={paint("color")} />,
    },
  };
}

const appPaint = (id: string) => paintOf("dark", "app-icon", `app-${id}`);

function Glyph({ app: id, size, color }: { app: string; size: number; color: string }) {
  return (
    <g color={color} transform={`translate(${-size / 2} ${-size / 2})`}>
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={glyphOf(id)}
        />
      </svg>
    </g>
  );
}
