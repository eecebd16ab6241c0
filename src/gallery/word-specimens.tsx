import { BigFigure } from "#src/ui/display/big-figure.tsx";
import { FigureList } from "#src/ui/display/figures.tsx";
import { Gauge } from "#src/ui/display/gauge.tsx";
import { Rating } from "#src/ui/display/rating.tsx";
import { SectionHead } from "#src/ui/display/section-head.tsx";
import { Tag } from "#src/ui/display/tag.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { LUCIDE_ICONS, OWN_ICONS } from "#src/ui/icons/icon-names.ts";
import { Accordion, AccordionItem } from "#src/ui/navigation/accordion.tsx";
import { Breadcrumb } from "#src/ui/navigation/breadcrumb.tsx";
import { Carousel } from "#src/ui/navigation/carousel.tsx";
import { TabList, TabPanels } from "#src/ui/navigation/tabs.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import { Email, Figure, Phone } from "#src/ui/text/bidi.tsx";
import type { Sample } from "./sample.ts";
import type { Specimen } from "./specimens.tsx";

/** Parts that say something. */
export function wordSpecimens({ t, words, questions, contact, direction, id }: Sample): Specimen[] {
  const [first, second, third] = questions;
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
        {
          state: "plain",
          shown: <SectionHead label={t("footer.services")} title={words.short} lead={words.paragraph} />,
        },
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
        { state: "big", shown: <BigFigure value={50} sign="+" label={t("home.projects", { count: 50 })} /> },
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
      part: "Phone, e-mail, figure",
      states: [
        {
          state: "in a line of text",
          shown: (
            <p>
              {words.short} <Phone {...contact.phone} /> · <Email address={contact.email} /> · <Figure>−17%</Figure>
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
                <li key={entry.id} className="rounded-card border border-line bg-surface p-6">
                  {entry.question}
                </li>
              ))}
            </Carousel>
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
