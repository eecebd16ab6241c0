import { POST_SIZES } from "#domain/generator/post-size.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { xFromStart } from "#src/art/reading-direction.ts";
import { Figure } from "#src/ui/text/bidi.tsx";
import "./post-sizes.css";

export type PostSizesProps = { t: Translate<"generator">; direction: Direction };

/** Frames of posts, all drawn to one scale, with the area that no button covers. */
export function PostSizes({ t, direction }: PostSizesProps) {
  return (
    <section aria-labelledby="sizes-title" className="pb-(--section-space)">
      <div className="wrap">
        <h2 id="sizes-title" className="mb-8 text-heading">
          {t("generator.scale")}
        </h2>
        <ul className="post-sizes">
          {POST_SIZES.map(({ id, width, height }) => (
            <li key={id} className={`post-size post-size-${id}`}>
              <PostFrame width={width} height={height} direction={direction} />
              <div>
                <h3>{t(`generator.sizes.${id}.name`)}</h3>
                <p className="post-size-pixels">
                  <Figure>{`${width} × ${height}`}</Figure>
                </p>
                <p className="text-ui text-copy">{t(`generator.sizes.${id}.use`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="post-size-note">{t("generator.safe")}</p>
      </div>
    </section>
  );
}

type PostFrameProps = { width: number; height: number; direction: Direction };

/** Margin of the safe area, and the height of a line of the headline, as shares of the shorter side. */
const MARGIN = 0.09;
const LINE = 0.085;

function PostFrame({ width, height, direction }: PostFrameProps) {
  const side = Math.min(width, height);
  const margin = Math.round(side * MARGIN);
  const line = Math.round(side * LINE);
  const inset = margin * 1.9;
  const bar = (share: number, row: number) => {
    const length = (width - 2 * inset) * share;
    return {
      x: Math.round(direction === "rtl" ? xFromStart(inset + length, width, direction) : inset),
      y: Math.round(inset + row * line * 1.7),
      width: Math.round(length),
      height: line,
      rx: line / 2,
    };
  };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className="post-ground" width={width} height={height} rx={side * 0.04} />
      <rect
        className="post-safe"
        x={margin}
        y={margin}
        width={width - 2 * margin}
        height={height - 2 * margin}
        rx={side * 0.02}
      />
      <rect className="post-headline" {...bar(0.92, 0)} />
      <rect className="post-headline" {...bar(0.56, 1)} />
      <circle
        className="post-mark"
        cx={Math.round(xFromStart(width - inset - line, width, direction))}
        cy={Math.round(height - inset - line)}
        r={line}
      />
    </svg>
  );
}
