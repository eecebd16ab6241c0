import { renderToStaticMarkup } from "react-dom/server";
import type { PostMotifKind } from "#domain/blog/post-motif.ts";
import type { Direction } from "#domain/language/locale.ts";
import { type LettersProps, MOTIF_SIZE } from "#src/art/motifs/motif.ts";
import { Numerals } from "#src/art/motifs/motif-numerals.tsx";
import { coverClasses, groundOf, PostCover, RED_MARK } from "#src/art/post-cover.tsx";
import { OpenGround } from "#src/art/theme/motif-ground.tsx";
import { EDGE_TOP } from "./card-frame.tsx";
import { DISPLAY, Line } from "./lettering.tsx";
import { painted, paintOf } from "./paint.ts";
import { SHARE_CARD_SIZE } from "./share-card.ts";

/** Covers whose ground is dark by day, too: what is written on them is written as by night. */
export const isDarkCover = (motif: PostMotifKind) => ["band", "primary", "night"].includes(groundOf(motif));
export const COVER = { x: 590, width: SHARE_CARD_SIZE.width - 590, height: EDGE_TOP };

/** A little more than the motif's own height, up to where its ground ends: as much of its width as can be. */
const COVER_BLEED = 15;
const COVER_WINDOW = `0 ${-COVER_BLEED} ${MOTIF_SIZE.width} ${MOTIF_SIZE.height + 2 * COVER_BLEED}`;

export const coverPaint = (motif: PostMotifKind) => paintOf("light", ...coverClasses(motif));

/** The cover of an article, bleeding off the card at the reading end. */
export function coverMarkup({ motif, seed }: { motif: PostMotifKind; seed: number }, direction: Direction): string {
  const paint = coverPaint(motif);
  const markup = renderToStaticMarkup(
    <g color={paint("color", "--color-ink")} strokeLinecap="round" strokeLinejoin="round">
      {motif === "numerals" ? (
        <NumeralsCover seed={seed} direction={direction} />
      ) : (
        <svg
          x={direction === "rtl" ? 0 : COVER.x}
          width={COVER.width}
          height={COVER.height}
          viewBox={COVER_WINDOW}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <svg {...MOTIF_SIZE} overflow="visible" aria-hidden="true">
            <PostCover motif={motif} seed={seed} direction={direction} Letters={CardLetters} />
          </svg>
        </svg>
      )}
    </g>,
  );
  return painted(markup, paint);
}

/** Its letters reach from side to side: they stand smaller here, on a ground that fills the card. */
function NumeralsCover({ seed, direction }: { seed: number; direction: Direction }) {
  const left = direction === "rtl" ? -6 : COVER.x - 24;
  return (
    <>
      <OpenGround {...SHARE_CARD_SIZE} direction={direction} seed={seed + 70} scale={330} />
      <g transform={`translate(${left} 88)`}>
        <Numerals direction={direction} mark={RED_MARK} Letters={CardLetters} />
      </g>
    </>
  );
}

const ANCHORS = { start: "left", middle: "middle", end: "right" } as const;

function CardLetters({ size, anchor, ...place }: LettersProps) {
  return <Line {...place} anchor={ANCHORS[anchor]} direction="ltr" setting={{ face: DISPLAY, size, tracking: 0 }} />;
}
