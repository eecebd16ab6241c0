import { coverClasses, PostCover, type PostCoverProps } from "#src/art/post-cover.tsx";
import { DrawnPicture } from "./drawn-picture.tsx";
import { OutlinedLetters } from "./outlined-letters.tsx";

/** The cover of an article: one file wherever the article is listed. */
export function CoverPicture(props: Omit<PostCoverProps, "Letters">) {
  const { motif, direction } = props;
  const classes = coverClasses(motif);
  return (
    <DrawnPicture
      name={`cover-${motif}-${direction}`}
      className={classes.join(" ")}
      classes={classes}
      drawing={<PostCover {...props} Letters={OutlinedLetters} />}
    />
  );
}
