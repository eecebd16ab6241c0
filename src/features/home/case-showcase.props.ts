import { CASE_KINDS } from "#domain/company/portfolio.ts";
import type { Locale } from "#domain/language/locale.ts";
import { listCases, type Service } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf } from "#src/i18n/paths.ts";
import { casePicture } from "#src/screens/app-screen.ts";
import type { CaseShowcaseProps } from "./case-showcase.tsx";

type ShowcaseInput = Pick<CaseShowcaseProps, "head" | "tight"> & { services: Service[] };

/** The first case of each kind. */
export async function showcaseProps(
  locale: Locale,
  { head, tight, services }: ShowcaseInput,
): Promise<CaseShowcaseProps> {
  const cases = await listCases(locale);
  return {
    t: messagesIn(locale),
    head,
    tight,
    cases: await Promise.all(
      CASE_KINDS.flatMap((kind) => cases.find((entry) => entry.kind === kind) ?? []).map(async (entry) => {
        const service = services.find(({ id }) => id === entry.service);
        return {
          id: entry.id,
          kind: entry.kind,
          client: entry.client,
          result: entry.result,
          story: entry.story,
          figures: entry.figures,
          technologies: entry.technologies,
          picture: await casePicture(entry, locale),
          service: service ? { href: addressOf(locale, service.url), title: service.title } : null,
        };
      }),
    ),
  };
}
