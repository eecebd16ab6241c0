import type { Translate } from "#domain/language/translate.ts";
import { Dotted } from "#src/ui/text/dotted.tsx";
import "#src/ui/text/prose.css";
import "./app-story.css";
import type { StoryParts } from "./story-parts.ts";

export type AppStoryProps = {
  t: Translate<"apps.story" | "apps.facts" | "apps.steps">;
  /** Of the app. */
  name: string;
  summary: string;
  /** Text of the app's Markdown file, rendered at build: the markup is the site's own. */
  text: StoryParts;
  steps: { title: string; body: string }[];
  facts: { label: string; value: string | string[]; href?: string | undefined }[];
};

/** The long text, folded by its headings, with the first steps beside it and the app's card below. */
export function AppStory({ t, name, summary, text, steps, facts }: AppStoryProps) {
  return (
    <section id="about" aria-label={t("apps.story.label")} className="app-room section-space bg-page-alt">
      <div className="app-halves wrap grid gap-x-8 gap-y-8 wide:gap-x-16">
        <div className="grid content-start gap-4">
          <span className="mark-label">{t("apps.story.label")}</span>
          <p className="max-w-copy text-lead text-ink">{summary}</p>
          {/* It says the summary again at more length: phones leave it out. */}
          {text.intro && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: build-time Markdown from the repository
            <div className="app-intro prose max-tablet:hidden" dangerouslySetInnerHTML={{ __html: text.intro }} />
          )}
          <div className="accordion mt-2 border-y border-line-strong">
            {text.parts.map(({ id, title, html }) => (
              <details key={id} name="story">
                <summary>
                  <h3 id={id}>{title}</h3>
                </summary>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
                <div className="prose pb-6" dangerouslySetInnerHTML={{ __html: html }} />
              </details>
            ))}
          </div>
        </div>
        <div id="steps" className="app-steps self-start rounded-panel border border-line bg-surface p-5 wide:p-8">
          <h2 className="mb-5 text-heading">{t("apps.steps.title", { count: steps.length, name })}</h2>
          <ol className="app-course grid gap-5">
            {steps.map(({ title, body }, index) => (
              <li key={title} className="relative">
                <span
                  className="app-waypoint absolute start-0 top-0 grid place-items-center size-10 border border-primary-line rounded-full bg-primary-soft text-primary-ink"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <h3 className="text-title">{title}</h3>
                <p className="text-ui text-copy">{body}</p>
              </li>
            ))}
          </ol>
        </div>
        <aside aria-label={t("apps.facts")} className="app-facts">
          <dl className="grid gap-px overflow-clip rounded-card border border-line bg-line">
            {facts.map(({ label, value, href }) => (
              // What leads nowhere is said in the hero, too: phones leave it out.
              <div key={label} className={`bg-surface px-4.5 py-3 ${href === undefined ? "max-tablet:hidden" : ""}`}>
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
