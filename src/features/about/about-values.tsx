import type { Translate } from "#domain/language/translate.ts";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import "./about-values.css";

export type AboutValuesProps = {
  t: Translate<"about.cost">;
  head: SectionHeadTexts;
  values: { title: string; body: string; cost: string }[];
};

/** Each value beside what it costs: a ledger, not a set of cards. */
export function AboutValues({ t, head, values }: AboutValuesProps) {
  return (
    <SectionFrame id="values" head={head} ground="band">
      <ol className="about-values">
        {values.map(({ title, body, cost }) => (
          <li
            key={title}
            className="grid border-t border-line-strong wide:items-baseline last:border-b last:border-line-strong"
          >
            <h3>{title}</h3>
            <p className="text-copy">{body}</p>
            <p className="ps-4 border-s-2 border-line-strong text-ui text-ink">
              <span className="block text-small text-muted">{t("about.cost")}</span>
              {cost}
            </p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
