import type { Flag } from "#domain/company/people.ts";
import type { Translate } from "#domain/language/translate.ts";
import { PersonPicture } from "#src/art/theme/person-picture.tsx";
import "./blog-log.css";

/** An article on the sheet; one of another list shows no flag. */
type Mark = { id: string; flag: Flag | null };

type Topic = { id: string; href: string; name: string; count: string; current: boolean };

export type BlogLogProps = {
  t: Translate<"blog.categories" | "blog.authors">;
  caption: string;
  /** The whole blog, and when the first and the last article of the sheet came. */
  all: Topic & { from: string; to: string };
  rows: (Topic & { marks: Mark[] })[];
  /** Ids of the articles on the sheet, from the oldest to the newest. */
  columns: string[];
  authors: { name: string; flag: Flag }[];
};

/** The sections of the blog, each a line on which its articles stand in the order in which they came. */
export function BlogLog({ t, caption, all, rows, columns, authors }: BlogLogProps) {
  return (
    <figure className="blog-log">
      <nav aria-label={t("blog.categories")}>
        <ul>
          <li>
            <a className="blog-log-row" href={all.href} aria-current={all.current ? "true" : undefined}>
              <TopicName {...all} />
              <span className="blog-log-span" aria-hidden="true">
                <span>{all.from}</span>
                <span>{all.to}</span>
              </span>
            </a>
          </li>
          {rows.map((row) => (
            <li key={row.id}>
              <a className="blog-log-row" href={row.href} aria-current={row.current ? "true" : undefined}>
                <TopicName {...row} />
                <span className="blog-log-line" aria-hidden="true">
                  {columns.map((id) => {
                    const mark = row.marks.find((each) => each.id === id);
                    return (
                      <span key={id} className={mark ? "blog-log-mark" : ""}>
                        {mark?.flag && <PersonPicture flag={mark.flag} />}
                      </span>
                    );
                  })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <figcaption>
        <p>{caption}</p>
        <ul className="blog-authors" aria-label={t("blog.authors")}>
          {authors.map(({ name, flag }) => (
            <li key={name}>
              <PersonPicture flag={flag} className="size-5" />
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function TopicName({ name, count }: Pick<Topic, "name" | "count">) {
  return (
    <span className="blog-log-topic">
      {name} <span>{count}</span>
    </span>
  );
}
