import type { Flag } from "#domain/company/people.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PersonPicture } from "#src/art/theme/person-picture.tsx";
import { ArticleCover, type ArticleCoverImage } from "#src/sections/posts/article-cover.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import "./post-head.css";

type ShownDate = { iso: string; shown: string };

export type PostHeadProps = {
  t: Translate<"post">;
  breadcrumb: BreadcrumbProps;
  title: string;
  direction: Direction;
  cover: ArticleCoverImage;
  category: { href: string; name: string };
  author: { name: string; role: string; flag: Flag; href: string };
  published: ShownDate;
  updated: ShownDate | null;
  readingTime: string;
};

/** Title, who wrote it and when, and the cover of its category. */
export function PostHead({ breadcrumb, title, direction, cover, category, ...byline }: PostHeadProps) {
  return (
    <header className="wrap page-top post-head">
      <Breadcrumb {...breadcrumb} />
      <a className="pill pill-primary post-category mt-7 min-h-8 hover:border-primary-line" href={category.href}>
        {category.name}
      </a>
      <h1 className="post-title mt-4 mb-6">{title}</h1>
      <Byline {...byline} />
      <div className="post-cover-wide rounded-card overflow-clip print:hidden">
        <ArticleCover cover={cover} direction={direction} sizes="(width < 72rem) 100vw, 70rem" />
      </div>
    </header>
  );
}

type BylineProps = Pick<PostHeadProps, "t" | "author" | "published" | "updated" | "readingTime">;

function Byline({ t, author, published, updated, readingTime }: BylineProps) {
  return (
    <dl className="post-byline flex flex-wrap items-center text-muted text-ui">
      {/* On phones the author has a line, when and how long have the next. */}
      <div className="post-author max-tablet:w-full">
        <dt className="sr-only">{t("post.author")}</dt>
        <dd className="flex-nowrap gap-3">
          <PersonPicture flag={author.flag} />
          <span className="grid">
            <a className="min-h-6 text-ink font-strong hover:text-primary-ink" href={author.href}>
              {author.name}
            </a>
            <span className="text-small">{author.role}</span>
          </span>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="calendar-days" />
          <span className="sr-only">{t("post.publishedOn")}</span>
        </dt>
        <dd className="flex-wrap">
          <time dateTime={published.iso}>{published.shown}</time>
          {updated && <time dateTime={updated.iso}>{t("post.updatedOn", { date: updated.shown })}</time>}
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="clock" />
          <span className="sr-only">{t("post.readingTime")}</span>
        </dt>
        <dd className="flex-wrap">{readingTime}</dd>
      </div>
    </dl>
  );
}
