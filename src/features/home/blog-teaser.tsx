import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { ArticleCover } from "#src/sections/posts/article-cover.tsx";
import type { PostSummary } from "#src/sections/posts/post-card.tsx";
import { PostMeta } from "#src/sections/posts/post-meta.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./blog-teaser.css";

export type BlogTeaserProps = {
  t: Translate<"home.allPosts">;
  head: SectionHeadTexts;
  direction: Direction;
  posts: PostSummary[];
  blogHref: string;
};

export function BlogTeaser({ t, head, direction, posts: [first, ...rest], blogHref }: BlogTeaserProps) {
  return (
    <SectionFrame id="blog" head={head} tight aside={<TextLink href={blogHref}>{t("home.allPosts")}</TextLink>}>
      <div className="posts">
        {first && (
          <a className="post-main" href={first.href}>
            <div className="post-cover">
              <ArticleCover cover={first.cover} direction={direction} sizes="(width < 60rem) 100vw, 48rem" />
            </div>
            <PostMeta {...first} />
            <h3>{first.title}</h3>
            <p className="mt-2 max-w-read text-copy">{first.summary}</p>
          </a>
        )}
        <div className="post-list">
          {rest.map((post) => (
            <a key={post.id} href={post.href}>
              <div className="post-thumb">
                <ArticleCover cover={post.cover} direction={direction} quiet sizes="120px" />
              </div>
              <div>
                <PostMeta {...post} />
                <h3 className="text-title">{post.title}</h3>
              </div>
            </a>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
