import type { LettersProps } from "#src/art/motifs/motif-ground.tsx";
import { PostMotif, type PostMotifProps } from "#src/art/motifs/post-motif.tsx";
import { FACES } from "#src/lettering/faces.ts";
import { shapeText, UNITS_PER_EM } from "#src/lettering/shape-text.ts";
import { DrawnPicture } from "./drawn-picture.tsx";

/** The cover of an article: one file wherever the article is listed. */
export function CoverPicture(props: Omit<PostMotifProps, "Letters" | "className">) {
  const { motif, direction } = props;
  const classes = ["post-motif", `motif-${motif}`];
  return (
    <DrawnPicture
      name={`cover-${motif}-${direction}`}
      className={classes.join(" ")}
      classes={classes}
      drawing={<PostMotif {...props} Letters={OutlinedLetters} />}
    />
  );
}

function OutlinedLetters({ text, x, y, size, anchor }: LettersProps) {
  const { width, outline } = shapeText(text, FACES.display, "ltr");
  const scale = size / UNITS_PER_EM;
  const left = anchor === "end" ? x - width * scale : x;
  return (
    <path
      fill="var(--color-ink)"
      transform={`translate(${left.toFixed(1)} ${y})scale(${scale.toFixed(3)})`}
      d={outline}
    />
  );
}
