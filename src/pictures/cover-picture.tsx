import { memoize } from "#domain/cache/memoize.ts";
import { coverClasses, PostCover, type PostCoverProps } from "#src/art/post-cover.tsx";
import { DrawnPicture, drawnFiles } from "./drawn-picture.tsx";
import { OutlinedLetters } from "./outlined-letters.tsx";

export type CoverPictureProps = Omit<PostCoverProps, "Letters">;

/** One element for all articles with the same cover, which is then drawn once. */
const pictureOf = memoize((props: CoverPictureProps) => ({
  name: `cover-${props.motif}-${props.direction}`,
  inputs: props,
  classes: coverClasses(props.motif),
  drawing: <PostCover {...props} Letters={OutlinedLetters} />,
}));

/** The cover of an article: one file wherever the article is listed. */
export function CoverPicture(props: CoverPictureProps) {
  const picture = pictureOf(props);
  return <DrawnPicture {...picture} className={picture.classes.join(" ")} />;
}

export const coverPictureFiles = (props: CoverPictureProps) => drawnFiles(pictureOf(props));
