import { Fragment } from "react";
import type { CASE_KINDS } from "#domain/company/portfolio.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { Tag } from "#src/ui/display/tag.tsx";
import { TabList, TabPanels } from "#src/ui/navigation/tabs.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import "#src/art/theme/picture-ground.css";
import "./case-showcase.css";

export type Showcase = {
  id: string;
  kind: (typeof CASE_KINDS)[number];
  client: string;
  result: string;
  story: string;
  figures: { value: string; label: string }[];
  technologies: string[];
  picture: ScreenImage;
  /** Null while that service is hidden. */
  service: { href: string; title: string } | null;
};

type CaseTexts = Translate<"home" | "work">;

export type CaseShowcaseProps = {
  t: CaseTexts;
  head: SectionHeadTexts;
  /** Joins the section above it. */
  tight: boolean;
  cases: Showcase[];
};

/** One finished project of each kind, behind tabs. Without script all of them stand one under the other. */
export function CaseShowcase({ t, head, tight, cases }: CaseShowcaseProps) {
  const tabs = cases.map((entry) => ({
    id: `work-${entry.id}`,
    label: t(`work.${entry.kind}`),
    panel: <CasePanel t={t} entry={entry} />,
  }));
  return (
    <SectionFrame id="work" head={head} tight={tight} aside={<TabList label={t("home.workTabs")} tabs={tabs} />}>
      <TabPanels tabs={tabs} />
    </SectionFrame>
  );
}

type CasePanelProps = { t: CaseTexts; entry: Showcase };

function CasePanel({ t, entry }: CasePanelProps) {
  return (
    <article className="case">
      <div className="case-text">
        <Tag>{entry.client}</Tag>
        <h3>{entry.result}</h3>
        <p className="text-ui text-copy wide:text-body">{entry.story}</p>
        <dl className="case-figures">
          {entry.figures.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-small text-muted">{label}</dt>
              <dd dir="ltr">{value}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="font-data text-small text-muted" dir="ltr">
          {entry.technologies.join(" · ")}
        </p>
        {entry.service && (
          <TextLink href={entry.service.href}>{t("home.aboutService", { service: entry.service.title })}</TextLink>
        )}
      </div>
      <div className="case-view picture-ground grid place-items-center">
        <Screen picture={entry.picture} />
      </div>
    </article>
  );
}
