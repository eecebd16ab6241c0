import type { Translate } from "#domain/language/translate.ts";
import { Dotted } from "#src/ui/text/dotted.tsx";
import "#src/ui/text/prose.css";

export type AppStoryProps = {
  t: Translate<"apps.story" | "apps.facts">;
  summary: string;
  /** Text of the app's Markdown file, rendered at build: the markup is the site's own. */
  html: string;
  facts: { label: string; value: string | string[]; href?: string | undefined }[];
};

/** The long text, with the app's card beside it. */
export function AppStory({ t, summary, html, facts }: AppStoryProps) {
  return (
    <section id="about" aria-label={t("apps.story.label")} className="section-space bg-page-alt">
      <div className="wrap grid gap-10 wide:grid-cols-[7fr_4fr] wide:gap-20">
        <div className="grid content-start gap-5">
          <span className="mark-label">{t("apps.story.label")}</span>
          <p className="max-w-copy text-lead text-ink">{summary}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: build-time Markdown from the repository */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <aside aria-label={t("apps.facts")} className="self-start wide:sticky wide:top-24">
          <dl className="ruled rounded-card border border-line bg-surface px-6 py-2">
            {facts.map(({ label, value, href }) => (
              <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3.5">
                <dt className="text-small text-muted">{label}</dt>
                <dd className="text-ui font-strong">
                  {href === undefined ? (
                    <Dotted items={[value].flat()} />
                  ) : (
                    <a className="text-primary-ink underline underline-offset-4" href={href}>
                      {value}
                    </a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </section>
  );
}
