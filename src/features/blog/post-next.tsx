import type { Direction } from "#domain/language/locale.ts";
import { PostCard, type PostSummary } from "#src/sections/posts/post-card.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./post-next.css";

type Neighbour = { href: string; label: string; title: string };

export type PostNextProps = {
  direction: Direction;
  neighbours: { label: string; previous: Neighbour | null; next: Neighbour | null };
  related: { heading: string; posts: PostSummary[] };
};

/** Where to go from here: the articles before and after, and those nearest in subject. */
export function PostNext({ direction, neighbours, related }: PostNextProps) {
  const { previous, next, label } = neighbours;
  return (
    <div className="post-next">
      <nav aria-label={label} className="wrap post-neighbours">
        {previous && (
          <a href={previous.href} rel="prev" className="moves-on-hover">
            <Icon name="chevron-left" />
            <span>
              <small>{previous.label}</small>
              <b>{previous.title}</b>
            </span>
          </a>
        )}
        {next && (
          <a href={next.href} rel="next" className="moves-on-hover post-neighbour-next">
            <span>
              <small>{next.label}</small>
              <b>{next.title}</b>
            </span>
            <Icon name="chevron-right" />
          </a>
        )}
      </nav>
      {related.posts.length > 0 && (
        <section aria-labelledby="related" className="wrap py-(--section-space)">
          <h2 id="related" className="mb-8">
            {related.heading}
          </h2>
          <ul className="grid gap-x-8 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
            {related.posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} direction={direction} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
