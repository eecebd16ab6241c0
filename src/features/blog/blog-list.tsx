import type { Flag } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PersonPicture } from "#src/art/theme/person-picture.tsx";
import { PostCard, PostCover, PostRow, type PostSummary } from "#src/sections/posts/post-card.tsx";
import { PostMeta } from "#src/sections/posts/post-meta.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Pagination, type PaginationProps } from "#src/ui/navigation/pagination.tsx";

type LeadPost = PostSummary & { author: { name: string; role: string; flag: Flag } };

export type BlogListProps = {
  t: Translate<"blog.read">;
  heading: string;
  direction: Direction;
  /** The newest article, on the first page of a list. */
  lead: LeadPost | null;
  posts: PostSummary[];
  pagination: PaginationProps | null;
};

/** Cards come two or three in a row, so that what is left fills the two columns below them. */
function cardsOf(count: number): number {
  if (count < 2) return 0;
  return count % 2 === 0 ? 2 : 3;
}

/** One article leads, two or three follow with their covers, the rest are lines of the log. */
export function BlogList({ t, heading, direction, lead, posts, pagination }: BlogListProps) {
  const cardCount = cardsOf(posts.length);
  const cards = posts.slice(0, cardCount);
  const rows = posts.slice(cardCount);
  const columns = cardCount === 3 ? "tablet:grid-cols-2 wide:grid-cols-3" : "tablet:grid-cols-2";
  return (
    <section
      aria-labelledby="articles"
      className="wrap grid gap-12 pt-12 pb-(--section-space) tablet:gap-16 tablet:pt-16"
    >
      {/* Said only where it is not the beginning of the list. */}
      <h2 id="articles" className={lead || !pagination ? "sr-only" : "text-title text-muted"}>
        {heading}
      </h2>
      {lead && <Lead t={t} post={lead} direction={direction} />}
      {cards.length > 0 && (
        <ul className={`grid gap-x-8 gap-y-12 ${columns}`}>
          {cards.map((post) => (
            <li key={post.id}>
              <PostCard post={post} direction={direction} />
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ul className={`grid gap-x-12 ${rows.length > 1 ? "wide:grid-cols-2" : ""}`}>
          {rows.map((post) => (
            <li key={post.id}>
              <PostRow post={post} direction={direction} />
            </li>
          ))}
        </ul>
      )}
      {pagination && <Pagination {...pagination} />}
    </section>
  );
}

type LeadProps = Pick<BlogListProps, "t" | "direction"> & { post: LeadPost };

function Lead({ t, post, direction }: LeadProps) {
  return (
    <article className="post-card post-lead moves-on-hover relative grid wide:items-center">
      <PostCover post={post} direction={direction} leads />
      <div className="grid justify-items-start gap-4">
        <PostMeta {...post} />
        <h3 className="text-section eased">
          <a href={post.href}>{post.title}</a>
        </h3>
        <p className="text-lead text-copy">{post.summary}</p>
        <p className="flex items-center gap-3 text-ui">
          <PersonPicture flag={post.author.flag} className="size-9" />
          <span className="grid leading-ui">
            <b>{post.author.name}</b>
            <span className="text-small text-muted">{post.author.role}</span>
          </span>
        </p>
        <span className="inline-flex items-center gap-2 text-ui font-strong text-primary-ink" aria-hidden="true">
          {t("blog.read")}
          <Icon name="arrow-right" />
        </span>
      </div>
    </article>
  );
}
