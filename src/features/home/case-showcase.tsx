import type { ReactNode } from "react";
import type { CASE_KINDS } from "#domain/company/portfolio.ts";
import type { Direction } from "#domain/language/locale.ts";
import type { Translate } from "#domain/language/translate.ts";
import { ContourCover, ContourEcho } from "#src/art/chart/contour-cover.tsx";
import { Screen, type ScreenImage } from "#src/art/screen-image.tsx";
import { SectionFrame, type SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import { FigureList } from "#src/ui/display/figures.tsx";
import { Tag } from "#src/ui/display/tag.tsx";
import { TabList, TabPanels } from "#src/ui/navigation/tabs.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
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
  service: { href: string; title: string };
};

type CaseTexts = Translate<"home" | "work">;

export type CaseShowcaseProps = { t: CaseTexts; head: SectionHeadTexts; direction: Direction; cases: Showcase[] };

/** One finished project of each kind, behind tabs. Without script all of them stand one under the other. */
export function CaseShowcase({ t, head, direction, cases }: CaseShowcaseProps) {
  const tabs = cases.map((entry, index) => ({
    id: `work-${entry.id}`,
    label: t(`work.${entry.kind}`),
    panel: (
      <CasePanel t={t} entry={entry} waters={index === 0 ? <FirstWaters direction={direction} /> : <SameWaters />} />
    ),
  }));
  return (
    <SectionFrame id="work" head={head} aside={<TabList label={t("home.workTabs")} tabs={tabs} />}>
      <TabPanels tabs={tabs} />
    </SectionFrame>
  );
}

const WATERS = { id: "work-waters", width: 760, height: 560 };

/** One panel shows at a time, so all of them lie in the same waters. */
function FirstWaters({ direction }: { direction: Direction }) {
  return <ContourCover {...WATERS} seed={60} scale={230} direction={direction} />;
}

function SameWaters() {
  return <ContourEcho of={WATERS.id} width={WATERS.width} height={WATERS.height} />;
}

type CasePanelProps = { t: CaseTexts; entry: Showcase; waters: ReactNode };

function CasePanel({ t, entry, waters }: CasePanelProps) {
  return (
    <article className="case">
      <div className="case-text">
        <Tag>{entry.client}</Tag>
        <h3>{entry.result}</h3>
        <p className="text-copy">{entry.story}</p>
        <FigureList className="case-figures" figures={entry.figures} />
        <p className="flex flex-wrap gap-x-3.5 font-data text-small text-muted">
          {entry.technologies.map((technology) => (
            <bdi key={technology} dir="ltr">
              {technology}
            </bdi>
          ))}
        </p>
        <TextLink href={entry.service.href}>{t("home.aboutService", { service: entry.service.title })}</TextLink>
      </div>
      <div className="case-view">
        {waters}
        <div className="case-screen relative grid place-items-center h-full">
          <Screen picture={entry.picture} />
        </div>
      </div>
    </article>
  );
}
