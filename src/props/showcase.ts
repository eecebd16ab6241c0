import type { Locale } from "#domain/locale.ts";
import type { MockupId, MockupTexts } from "#domain/mockup.ts";
import { CASE_KINDS } from "#domain/portfolio.ts";
import { listCases, type Service } from "#src/content/catalogue.ts";
import { asMockupId, mockupTexts } from "#src/content/mockups.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf } from "#src/i18n/paths.ts";
import type { CaseShowcaseProps } from "#src/sections/case-showcase.tsx";
import { directionOf } from "#src/site/site.ts";

/** A phone alone is lost on a wide chart; these screens come in pairs. */
const COMPANIONS: Partial<Record<MockupId, MockupId>> = { mawid: "mawid-day" };

/** The drawn screens of a case, in the page's language. */
export function caseScreens(locale: Locale, name: string): MockupTexts<MockupId>[] {
  const screen = asMockupId(name);
  const companion = COMPANIONS[screen];
  return [screen, ...(companion ? [companion] : [])].map((id) => mockupTexts(id, locale));
}

type ShowcaseInput = { head: CaseShowcaseProps["head"]; services: Service[] };

/** The first case of each kind. */
export async function showcaseProps(locale: Locale, { head, services }: ShowcaseInput): Promise<CaseShowcaseProps> {
  const t = messagesIn(locale);
  const cases = await listCases(locale);
  return {
    head,
    direction: directionOf(locale),
    tabsLabel: t("home.workTabs"),
    cases: CASE_KINDS.map((kind) => {
      const entry = cases.find((candidate) => candidate.kind === kind);
      const service = services.find(({ id }) => id === entry?.service);
      if (!entry || !service) throw new Error(`content/portfolio has no case of the kind "${kind}"`);
      return {
        id: entry.id,
        tab: t(`work.${kind}`),
        client: entry.client,
        result: entry.result,
        story: entry.story,
        figures: entry.figures,
        technologies: entry.technologies,
        screens: caseScreens(locale, entry.screen),
        service: {
          href: addressOf(locale, service.url),
          label: t("home.aboutService", { service: service.title }),
        },
      };
    }),
  };
}
