import { BigFigure } from "#src/ui/display/big-figure.tsx";
import { Card } from "#src/ui/display/card.tsx";
import { ComparisonTable } from "#src/ui/display/comparison-table.tsx";
import { FigureList } from "#src/ui/display/figures.tsx";
import { Gauge } from "#src/ui/display/gauge.tsx";
import { Rating } from "#src/ui/display/rating.tsx";
import { SectionHead } from "#src/ui/display/section-head.tsx";
import { Tag } from "#src/ui/display/tag.tsx";
import { Timeline } from "#src/ui/display/timeline.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { LUCIDE_ICONS, OWN_ICONS } from "#src/ui/icons/icon-names.ts";
import { Accordion, AccordionItem } from "#src/ui/navigation/accordion.tsx";
import { Breadcrumb } from "#src/ui/navigation/breadcrumb.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import { LinkCard } from "#src/ui/navigation/link-card.tsx";
import { TabList, TabPanels } from "#src/ui/navigation/tabs.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import { CodeText, Email, Figure, Phone } from "#src/ui/text/bidi.tsx";
import type { Sample } from "./sample.ts";
import type { Specimen } from "./specimens.tsx";

/** Parts that say something. */
export function wordSpecimens({ t, words, questions, contact, direction, id }: Sample): Specimen[] {
  const [first, second, third] = questions;
  const plans = ["free", "personal", "smallBusinesses", "mediumCompanies"] as const;
  const tabs = (["apps", "websites", "plugins"] as const).map((kind) => ({
    id: id(`tab-${kind}`),
    label: t(`work.${kind}`),
    panel: (
      <p>
        {t(`work.${kind}`)}: {words.paragraph}
      </p>
    ),
  }));
  return [
    {
      part: "Section head",
      states: [
        { state: "plain", shown: <SectionHead label={t("nav.services")} title={words.short} lead={words.paragraph} /> },
        {
          state: "long, with a link beside it",
          shown: (
            <SectionHead label={words.short} title={words.long} lead={words.paragraph}>
              <TextLink href="#">{t("home.allApps")}</TextLink>
            </SectionHead>
          ),
        },
      ],
    },
    {
      part: "Breadcrumb",
      states: [
        {
          state: "long",
          shown: (
            <Breadcrumb
              label={t("frame.path")}
              trail={[
                { label: t("footer.apps"), href: "#apps" },
                { label: words.short, href: "#app" },
              ]}
              current={words.long}
            />
          ),
        },
      ],
    },
    {
      part: "Card",
      states: [
        { state: "plain", shown: <Card>{words.paragraph}</Card> },
        { state: "panel", shown: <Card look="panel">{words.paragraph}</Card> },
        {
          state: "link, long",
          shown: (
            <LinkCard href="#" title={words.long} meta={words.short}>
              <p>{words.paragraph}</p>
            </LinkCard>
          ),
        },
      ],
    },
    {
      part: "Tag, rating",
      states: [
        {
          state: "looks",
          shown: (
            <div className="gallery-line">
              <Tag>{words.short}</Tag>
              <Tag look="primary">{words.short}</Tag>
              <Tag look="ok">{words.short}</Tag>
              <Tag look="warn">{words.short}</Tag>
              <Tag look="accent">{words.short}</Tag>
              <Rating value="4.8" label={t("apps.rating")} />
            </div>
          ),
        },
        { state: "long", shown: <Tag look="primary">{words.long}</Tag> },
      ],
    },
    {
      part: "Figures",
      states: [
        {
          state: "in a row",
          shown: (
            <FigureList
              className="gallery-figures"
              figures={[
                { label: t("apps.downloads"), value: "12.4K" },
                { label: t("apps.rating"), value: <Rating value="4.8" /> },
              ]}
            />
          ),
        },
        { state: "big", shown: <BigFigure value={50} sign="+" label={t("home.projects")} /> },
      ],
    },
    {
      part: "Gauge",
      states: [0, 42, 100].map((percent) => ({
        state: `${percent} %`,
        shown: <Gauge percent={percent} direction={direction} />,
      })),
    },
    {
      part: "Phone, e-mail, code, figure",
      states: [
        {
          state: "in a line of text",
          shown: (
            <p>
              {words.short} <Phone {...contact.phone} /> · <Email address={contact.email} /> ·{" "}
              <CodeText>MR-2048-A7</CodeText> · <Figure>−17%</Figure>
            </p>
          ),
        },
      ],
    },
    {
      part: "Tabs",
      states: [
        {
          state: "three",
          shown: (
            <>
              <TabList label={t("home.workTabs")} tabs={tabs} />
              <TabPanels tabs={tabs} />
            </>
          ),
        },
      ],
    },
    {
      part: "Accordion",
      states: [
        {
          state: "first open, last long",
          shown: (
            <Accordion>
              {[first, second].map(
                (entry, index) =>
                  entry && (
                    <AccordionItem key={entry.id} title={entry.question} name={id("faq")} open={index === 0}>
                      {entry.answer}
                    </AccordionItem>
                  ),
              )}
              <AccordionItem title={words.long} name={id("faq")}>
                {third?.answer}
              </AccordionItem>
            </Accordion>
          ),
        },
      ],
    },
    {
      part: "Carousel",
      states: [
        {
          state: "a carousel on phones",
          shown: (
            <Carousel
              label={words.short}
              labels={{ previous: t("carousel.previous"), next: t("carousel.next") }}
              className=""
            >
              {questions.slice(0, 4).map((entry) => (
                <Card key={entry.id} as="li">
                  {entry.question}
                </Card>
              ))}
            </Carousel>
          ),
        },
      ],
    },
    {
      part: "Timeline",
      states: [
        {
          state: "three entries, one long",
          shown: (
            <Timeline
              entries={[
                { id: "2019", time: "2019", title: words.short, body: words.paragraph },
                { id: "2022", time: "2022", title: words.long },
                { id: "2025", time: "2025", title: words.short, body: words.paragraph },
              ]}
            />
          ),
        },
      ],
    },
    {
      part: "Comparison table",
      states: [
        {
          state: "four plans",
          shown: (
            <ComparisonTable
              id={id("plans")}
              caption={t("nav.store")}
              columns={plans.map((plan) => ({
                id: plan,
                label: t(`plans.${plan}`),
                note: t("plans.everyMonth"),
                best: plan === "smallBusinesses",
              }))}
              rows={[
                { id: "users", label: t("apps.users"), cells: ["1", "1", "10", "50"] },
                { id: "short", label: words.short, cells: [true, true, true, true] },
                { id: "long", label: words.long, cells: [false, true, true, true] },
              ]}
              labels={{
                rows: t("ui.tableRows"),
                yes: t("ui.included"),
                no: t("ui.notIncluded"),
                scroll: t("ui.scrollTable"),
              }}
            />
          ),
        },
      ],
    },
    {
      part: "Icons",
      states: [
        {
          state: "all; those that point somewhere are mirrored",
          shown: (
            <div className="gallery-icons">
              {[...OWN_ICONS, ...LUCIDE_ICONS].map((name) => (
                <Icon key={name} name={name} />
              ))}
            </div>
          ),
        },
      ],
    },
  ];
}
