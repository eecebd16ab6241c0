import type { Translate } from "#domain/language/translate.ts";

type Topic = { id: string; href: string; name: string; count: string; current: boolean };

export type BlogTagsProps = {
  t: Translate<"blog.tags" | "blog.tagsLead" | "blog.categories">;
  /** Where no sheet at the head of the page lists them. */
  sections: Topic[];
  tags: Topic[];
};

/** Topics that run across the sections, at the foot of every list. */
export function BlogTags({ t, sections, tags }: BlogTagsProps) {
  return (
    <section aria-labelledby="topics" className="bg-page-alt">
      <div className="wrap grid gap-8 py-(--section-space) wide:grid-cols-[4fr_8fr] wide:gap-16">
        <div className="grid content-start gap-3">
          <h2 id="topics" className="text-heading">
            {t("blog.tags")}
          </h2>
          <p className="text-copy">{t("blog.tagsLead")}</p>
        </div>
        <div className="grid content-start gap-8">
          <Topics label={t("blog.tags")} topics={tags} />
          {sections.length > 0 && (
            <div className="grid gap-3">
              <h3 className="text-ui font-strong">{t("blog.categories")}</h3>
              <Topics label={t("blog.categories")} topics={sections} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Topics({ label, topics }: { label: string; topics: Topic[] }) {
  return (
    <ul className="flex flex-wrap content-start gap-2" aria-label={label}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <a
            className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-surface px-3.5 text-ui leading-ui text-copy eased hover:border-line-strong hover:text-primary-ink aria-[current]:border-primary-ink aria-[current]:bg-primary-soft aria-[current]:font-strong aria-[current]:text-primary-ink"
            href={topic.href}
            aria-current={topic.current ? "true" : undefined}
          >
            {topic.name}
            <span className="font-data text-small text-muted">{topic.count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
