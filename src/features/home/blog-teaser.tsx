import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { carouselLabels } from "#src/sections/page/carousel-labels.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { ArticleCover } from "#src/sections/posts/article-cover.tsx";
import type { PostSummary } from "#src/sections/posts/post-card.tsx";
import { PostMeta } from "#src/sections/posts/post-meta.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./blog-teaser.css";

export type BlogTeaserProps = {
  t: Translate<"home.allPosts" | "carousel">;
  head: SectionHeadTexts;
  /** Joins the section above it. */
  tight: boolean;
  direction: Direction;
  posts: PostSummary[];
  blogHref: string;
};

/** The newest article leads, the others stand beside it. On phones they are a row. */
export function BlogTeaser({ t, head, tight, direction, posts, blogHref }: BlogTeaserProps) {
  return (
    <SectionFrame id="blog" head={head} tight={tight} aside={<TextLink href={blogHref}>{t("home.allPosts")}</TextLink>}>
      <Carousel label={head.title} labels={carouselLabels(t)} className="posts" atHead>
        {posts.map((post, index) => (
          <li key={post.id}>
            <a href={post.href}>
              <div className="post-cover">
                <ArticleCover
                  isDecoration
                  cover={post.cover}
                  direction={direction}
                  quiet={index > 0}
                  sizes="(width < 60rem) 80vw, 48rem"
                />
              </div>
              <PostMeta {...post} />
              <h3>{post.title}</h3>
              {index === 0 && <p className="mt-2 max-w-read text-ui text-copy wide:text-body">{post.summary}</p>}
            </a>
          </li>
        ))}
      </Carousel>
    </SectionFrame>
  );
}
