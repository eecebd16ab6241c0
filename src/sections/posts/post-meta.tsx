export type PostMetaProps = { category: string; date: { iso: string; shown: string }; readingTime: string };

/** One line above a title: what kind, when, how long. */
export function PostMeta({ category, date, readingTime }: PostMetaProps) {
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2.5 text-small text-muted">
      <span className="pill pill-primary">{category}</span>
      <time dateTime={date.iso}>{date.shown}</time>
      <span>{readingTime}</span>
    </p>
  );
}
