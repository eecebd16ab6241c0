import type { Direction } from "#domain/language/locale.ts";
import { ArticleCover, type ArticleCoverImage } from "./article-cover.tsx";
import { PostMeta } from "./post-meta.tsx";
import "./post-card.css";

/** An article as lists show it. */
export type PostSummary = {
  id: string;
  href: string;
  title: string;
  summary: string;
  category: string;
  cover: ArticleCoverImage;
  date: { iso: string; shown: string };
  readingTime: string;
};

export type PostCardProps = { post: PostSummary; direction: Direction };
export type PostCoverProps = PostCardProps & { leads?: boolean };

/** Only the cover of the article that leads has a red mark. */
export function PostCover({ post, direction, leads = false }: PostCoverProps) {
  return (
    <div className="post-card-cover overflow-clip">
      <ArticleCover
        isDecoration
        cover={post.cover}
        direction={direction}
        quiet={!leads}
        sizes="(width < 60rem) 100vw, 40rem"
      />
    </div>
  );
}

/** A cover over its title: one of two or three in a row. */
export function PostCard({ post, direction }: PostCardProps) {
  return (
    <article className="post-card relative">
      <PostCover post={post} direction={direction} />
      <PostMeta {...post} />
      <h3 className="text-title eased">
        <a href={post.href}>{post.title}</a>
      </h3>
      <p className="mt-2 text-copy text-ui">{post.summary}</p>
    </article>
  );
}

/** A small cover beside its title: one line of a list. So small, the drawing says more than a photograph. */
export function PostRow({ post, direction }: PostCardProps) {
  const drawn = { ...post, cover: { ...post.cover, photo: null } };
  return (
    <article className="post-card post-row relative grid items-center gap-4.5 h-full py-5.5 border-t border-line wide:gap-5.5">
      <PostCover post={drawn} direction={direction} />
      <div>
        <PostMeta {...post} />
        <h3 className="text-title eased">
          <a href={post.href}>{post.title}</a>
        </h3>
      </div>
    </article>
  );
}
