import type { Translate } from "#domain/language/translate.ts";

type Topic = { id: string; href: string; name: string; count: string; current: boolean };

export type BlogTagsProps = { t: Translate<"blog.tags" | "blog.tagsLead">; tags: Topic[] };

/** Topics that run across the sections, at the foot of every list. */
export function BlogTags({ t, tags }: BlogTagsProps) {
  return (
    <section aria-labelledby="topics" className="bg-page-alt">
      <div className="wrap grid gap-8 py-(--section-space) wide:grid-cols-[4fr_8fr] wide:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="topics" className="text-heading">
            {t("blog.tags")}
          </h2>
          <p className="text-copy">{t("blog.tagsLead")}</p>
        </div>
        <ul className="flex flex-wrap content-start gap-2">
          {tags.map((tag) => (
            <li key={tag.id}>
              <a
                className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-surface px-3.5 text-ui leading-ui text-copy eased hover:border-line-strong hover:text-primary-ink aria-[current]:border-primary-line aria-[current]:text-primary-ink"
                href={tag.href}
                aria-current={tag.current ? "true" : undefined}
              >
                {tag.name}
                <span className="font-data text-small text-muted">{tag.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
