import type { Locale } from "#domain/language/locale.ts";
import { ELSEWHERE_PATH, ERROR_STATUSES, type ErrorStatus } from "#domain/site/error-page.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { companyCard } from "#src/sections/page/share-cards.props.ts";
import { placelessHead } from "#src/seo/head.ts";
import { shareImage } from "#src/share/share-card.ts";
import { directionOf, localeRows, locales, siteIn } from "#src/site/site.ts";
import type { ErrorViewProps } from "./error-view.tsx";

export const eachErrorPage = () =>
  locales.flatMap((locale) =>
    ERROR_STATUSES.map((status) => ({ params: { locale, status: String(status) }, props: { locale, status } })),
  );

type Messages = ReturnType<typeof messagesIn>;

/** What happened, and what can be done. */
function wordsOf(t: Messages, status: ErrorStatus): [string, string] {
  if (status === 404) return [t("errors.notFound"), t("errors.notFoundHint")];
  if (status === 405) return [t("errors.wrongMethod"), t("errors.wrongMethodHint")];
  return [t("errors.serverError"), t("errors.serverErrorHint")];
}

export function errorPage(locale: Locale, status: ErrorStatus) {
  const t = messagesIn(locale);
  const missing = status === 404;
  const [message, subtitle] = wordsOf(t, status);
  const view: ErrorViewProps = {
    t,
    status,
    message,
    subtitle,
    direction: directionOf(locale),
    homeHref: addressOf(locale, paths.home()),
    storeHref: addressOf(locale, paths.apps()),
    searchHref: missing ? addressOf(locale, paths.search()) : null,
    elsewhere: localeRows.map((row) => ({
      href: addressOf(row.code, ELSEWHERE_PATH),
      iso: row.iso,
      dir: row.dir,
      name: row.name,
    })),
  };
  return {
    document: {
      locale,
      path: paths.home(),
      subject: message,
      head: placelessHead({
        locale,
        title: missing ? t("errors.notFoundTitle", { brand: siteIn(locale).brand.name }) : t("errors.title"),
        description: subtitle,
        image: shareImage(companyCard(locale)),
      }),
    },
    view,
  };
}
