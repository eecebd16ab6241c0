import { coverClasses, PostMotif, type PostMotifProps } from "#src/art/motifs/post-motif.tsx";
import { DrawnPicture } from "./drawn-picture.tsx";
import { OutlinedLetters } from "./outlined-letters.tsx";

/** The cover of an article: one file wherever the article is listed. */
export function CoverPicture(props: Omit<PostMotifProps, "Letters">) {
  const { motif, direction } = props;
  const classes = coverClasses(motif);
  return (
    <DrawnPicture
      name={`cover-${motif}-${direction}`}
      className={classes.join(" ")}
      classes={classes}
      drawing={<PostMotif {...props} Letters={OutlinedLetters} />}
    />
  );
}
