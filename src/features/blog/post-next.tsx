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
    <div className="print:hidden">
      <nav
        aria-label={t("post.neighbours")}
        className={`wrap post-neighbours grid ${previous && next ? "tablet:grid-cols-2" : ""}`}
      >
        {previous && (
          <a
            href={previous.href}
            rel="prev"
            className="moves-on-hover flex items-center gap-4 min-h-22 py-4.5 border-t border-line tablet:py-7 tablet:border-b tablet:border-line"
          >
            <Icon className="text-primary-ink" name="chevron-left" />
            <span className="grid gap-0.5">
              <small className="text-muted text-small">{t("post.previous")}</small>
              <b className="eased text-balance">{previous.title}</b>
            </span>
          </a>
        )}
        {next && (
          <a
            href={next.href}
            rel="next"
            className={`moves-on-hover post-neighbour-next flex items-center gap-4 min-h-22 py-4.5 border-t border-line justify-between tablet:justify-end tablet:text-end tablet:py-7 tablet:border-b tablet:border-line ${previous ? "tablet:ps-8 tablet:border-s" : ""}`}
          >
            <span className="grid gap-0.5">
              <small className="text-muted text-small">{t("post.next")}</small>
              <b className="eased text-balance">{next.title}</b>
            </span>
            <Icon className="text-primary-ink" name="chevron-right" />
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
              // Two in a row leave no place for a third.
              <li key={post.id} className="tablet:max-wide:nth-3:hidden">
                <PostCard post={post} direction={direction} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
