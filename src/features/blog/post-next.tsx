import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PostCard, type PostSummary } from "#src/sections/posts/post-card.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./post-next.css";

type Neighbour = { href: string; title: string };

export type PostNextProps = {
  t: Translate<"post">;
  direction: Direction;
  previous: Neighbour | null;
  next: Neighbour | null;
  related: PostSummary[];
};

/** Where to go from here: the articles before and after, and those nearest in subject. */
export function PostNext({ t, direction, previous, next, related }: PostNextProps) {
  return (
    <div className="post-next">
      <nav aria-label={t("post.neighbours")} className="wrap post-neighbours">
        {previous && (
          <a href={previous.href} rel="prev" className="moves-on-hover">
            <Icon name="chevron-left" />
            <span>
              <small>{t("post.previous")}</small>
              <b>{previous.title}</b>
            </span>
          </a>
        )}
        {next && (
          <a href={next.href} rel="next" className="moves-on-hover post-neighbour-next">
            <span>
              <small>{t("post.next")}</small>
              <b>{next.title}</b>
            </span>
            <Icon name="chevron-right" />
          </a>
        )}
      </nav>
      {related.length > 0 && (
        <section aria-labelledby="related" className="wrap py-(--section-space)">
          <h2 id="related" className="mb-8">
            {t("post.related")}
          </h2>
          <ul className="grid gap-x-8 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
            {related.map((post) => (
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
