import type { Direction } from "#domain/language/locale.ts";
import type { PostMotifKind } from "#src/art/motifs/post-motif.tsx";
import { CoverPicture } from "#src/pictures/cover-picture.tsx";
import { Photo, type PhotoImage } from "#src/ui/display/photo.tsx";
import "./article-cover.css";

/** What an article shows before it is read: a photograph of its own, or the drawing of its category. */
export type ArticleCoverImage = {
  motif: PostMotifKind;
  /** Which waters the drawing shows, the same wherever the article appears. */
  seed: number;
  photo: PhotoImage | null;
};

export type ArticleCoverProps = {
  cover: ArticleCoverImage;
  direction: Direction;
  /** Without red, where another drawing in view has it. */
  quiet?: boolean;
  /** How wide a photograph is shown, as the attribute `sizes` says it. */
  sizes: string;
};

export function ArticleCover({ cover: { motif, seed, photo }, direction, quiet = false, sizes }: ArticleCoverProps) {
  if (photo) return <Photo className="article-photo" photo={photo} sizes={sizes} />;
  return <CoverPicture motif={motif} seed={seed} direction={direction} quiet={quiet} />;
}
