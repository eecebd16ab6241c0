import type { PostMotifKind } from "#domain/blog/post-motif.ts";
import type { Direction } from "#domain/language/locale.ts";
import { CoverPicture } from "#src/pictures/cover-picture.tsx";
import { Photo, type PhotoImage } from "#src/ui/display/photo.tsx";
import "./article-cover.css";

/** What an article shows before it is read: a photograph of its own, or a drawing. */
export type ArticleCoverImage = {
  motif: PostMotifKind;
  /** Which ground the drawing has, the same wherever the article appears. */
  seed: number;
  photo: PhotoImage | null;
};

export type ArticleCoverProps = {
  cover: ArticleCoverImage;
  direction: Direction;
  /** Without red, where another drawing in view has it. */
  quiet?: boolean;
  /** Beside its title, in a link. */
  isDecoration?: boolean;
  /** How wide a photograph is shown, as the attribute `sizes` says it. */
  sizes: string;
};

export function ArticleCover({ cover, direction, quiet = false, isDecoration = false, sizes }: ArticleCoverProps) {
  const { motif, seed, photo } = cover;
  if (photo)
    return <Photo className="article-photo" photo={isDecoration ? { ...photo, alt: "" } : photo} sizes={sizes} />;
  return <CoverPicture motif={motif} seed={seed} direction={direction} quiet={quiet} />;
}
