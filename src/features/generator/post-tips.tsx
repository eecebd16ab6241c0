import type { Translate } from "#domain/language/translate.ts";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "./post-tips.css";

export type PostTipsProps = {
  t: Translate<"generator">;
  /** An article that goes further. */
  articleHref: string | null;
  contactHref: string;
};

const TIPS = ["size", "line", "start"] as const;

export function PostTips({ t, articleHref, contactHref }: PostTipsProps) {
  return (
    <section aria-labelledby="tips-title" className="section-space bg-page-alt">
      <div className="wrap grid gap-10">
        <h2 id="tips-title" className="max-w-[20ch]">
          {t("generator.tipsTitle")}
        </h2>
        <ol className="post-tips">
          {TIPS.map((tip) => (
            <li key={tip}>
              <h3>{t(`generator.tips.${tip}.title`)}</h3>
              <p className="text-copy">{t(`generator.tips.${tip}.body`)}</p>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-x-8">
          {articleHref && <TextLink href={articleHref}>{t("generator.read")}</TextLink>}
          <TextLink href={contactHref}>{t("generator.ask")}</TextLink>
        </div>
      </div>
    </section>
  );
}
