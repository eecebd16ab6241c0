import type { Locale } from "#domain/language/locale.ts";
import { paths } from "#src/i18n/paths.ts";
import { simplePage } from "#src/sections/page/page.props.ts";
import { directionOf } from "#src/site/site.ts";
import type { MailLinkStageProps } from "./mail-link-stage.tsx";
import type { MailLinkViewProps } from "./mail-link-view.tsx";

/** The page of mail links, as it is read without any link. */
export async function mailLinkProps(locale: Locale) {
  const { document, page, t, to } = await simplePage(locale, "mail-link");
  const stage: Omit<MailLinkStageProps, "children"> = { direction: directionOf(locale) };
  const view: MailLinkViewProps = {
    title: page.heading,
    text: page.lead,
    link: { href: to(paths.home()), label: t("mail.linkPage.home") },
  };
  return { document, stage, view };
}
