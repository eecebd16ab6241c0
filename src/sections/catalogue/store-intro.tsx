import type { Direction } from "#domain/language/locale.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import type { Rect } from "#src/art/shape.ts";
import { StageDrawing } from "#src/art/theme/stage.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import "./store-intro.css";

export type StoreIntroProps = {
  breadcrumb: BreadcrumbProps;
  direction: Direction;
  /** Whose store it is: one app, or all of them. Their icons stand on the drawing. */
  apps: readonly string[];
  heading: string;
  lead: string;
};

/** Top of a store page: the words, and beside them the icons of its apps. */
export function StoreIntro({ breadcrumb, direction, apps, heading, lead }: StoreIntroProps) {
  const [only, ...others] = apps;
  return (
    <div
      className={`store-intro relative flex flex-col-reverse overflow-clip ${others.length > 0 ? "store-intro-many" : ""}`}
    >
      {/* Beside the words, or below them on phones; that of a single app only where there is room for it. */}
      <div
        className={`store-intro-icons place-content-center gap-y-9.5 gap-x-10.5 w-105 h-67.5 desktop:grid ${others.length > 0 ? "grid" : "hidden"}`}
        aria-hidden="true"
      >
        <StageDrawing {...STAGE} rects={iconPlaces(apps.length)} direction={direction} />
        {apps.map((app) => (
          <AppIcon key={app} app={app} size="lg" />
        ))}
      </div>
      <div className="wrap page-top relative grid gap-6 pb-12 tablet:pb-16">
        <Breadcrumb {...breadcrumb} />
        <div className="flex flex-wrap items-center gap-x-7 gap-y-5">
          {only !== undefined && others.length === 0 && (
            <div className="desktop:hidden">
              <AppIcon app={only} size="lg" />
            </div>
          )}
          <h1 className="max-w-[18ch]">{heading}</h1>
        </div>
        <p className="max-w-copy text-lead text-copy desktop:max-w-[36rem]">{lead}</p>
      </div>
    </div>
  );
}

/** In pixels, as src/sections/catalogue/store-intro.css sets them: the drawing is made around the very icons. */
const STAGE = {
  width: 420,
  height: 270,
  padding: { start: 250, end: 250, top: 150, bottom: 150 },
  seed: 204,
  isCalm: true,
  figures: 12,
  clearAreas: [{ x: -260, y: -180, width: 220, height: 620 }],
  fade: "rim",
} as const;

const COLUMNS = 3;
const ICON = { one: 136, many: 96 };
const GAP = { column: 42, row: 38 };

/** The places of the icons: one in the middle, or rows of three. */
function iconPlaces(count: number): Rect[] {
  const side = count === 1 ? ICON.one : ICON.many;
  const columns = Math.min(count, COLUMNS);
  const rows = Math.ceil(count / COLUMNS);
  const left = (STAGE.width - columns * side - (columns - 1) * GAP.column) / 2;
  const top = (STAGE.height - rows * side - (rows - 1) * GAP.row) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + (index % COLUMNS) * (side + GAP.column),
    y: top + Math.floor(index / COLUMNS) * (side + GAP.row),
    width: side,
    height: side,
  }));
}
