import type { Translate } from "#domain/language/translate.ts";
import { MarkLabel } from "#src/ui/display/section-head.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";
import { BlogLog, type BlogLogProps } from "./blog-log.tsx";
import "./blog-head.css";

export type BlogHeadProps = {
  t: Translate<"blog.facts.count" | "blog.facts.reading" | "blog.facts.changed">;
  breadcrumb: BreadcrumbProps;
  label?: string;
  heading: string;
  /** None on further pages of a list. */
  lead: string | null;
  /** None for a single article, which says the same of itself, and on further pages. */
  facts: { count: string; reading: string; changed: { iso: string; shown: string } } | null;
  /** None for a single article, and on further pages. */
  log: BlogLogProps | null;
};

/** The head of a list of articles: what it is about, how much there is to read, and its place among the others. */
export function BlogHead({ t, breadcrumb, label, heading, lead, facts, log }: BlogHeadProps) {
  return (
    <div className="bg-page-alt">
      <div className="wrap page-top grid gap-6 pb-10 tablet:pb-14">
        <Breadcrumb {...breadcrumb} />
        <div className={log ? "blog-head grid gap-8" : ""}>
          <div className="grid content-start gap-5">
            {label && <MarkLabel>{label}</MarkLabel>}
            <h1>{heading}</h1>
            {lead && <p className="max-w-read text-lead text-copy">{lead}</p>}
            {facts && (
              <dl className="blog-facts">
                <div>
                  <dt>{t("blog.facts.count")}</dt>
                  <dd>{facts.count}</dd>
                </div>
                <div>
                  <dt>{t("blog.facts.reading")}</dt>
                  <dd>{facts.reading}</dd>
                </div>
                <div>
                  <dt>{t("blog.facts.changed")}</dt>
                  <dd>
                    <time dateTime={facts.changed.iso}>{facts.changed.shown}</time>
                  </dd>
                </div>
              </dl>
            )}
          </div>
          {log && <BlogLog {...log} />}
        </div>
      </div>
      <div className="divider" />
    </div>
  );
}
