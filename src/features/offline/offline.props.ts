import type { Locale } from "#domain/language/locale.ts";
import { paths } from "#src/i18n/paths.ts";
import { simplePage } from "#src/sections/page/page.props.ts";
import { directionOf } from "#src/site/site.ts";
import type { OfflinePagesProps } from "./offline-pages.tsx";
import type { OfflineViewProps } from "./offline-view.tsx";

/** What stands in for a page that can be had neither from the network nor from this device. */
export async function offlineProps(locale: Locale) {
  const { document, page, t, to } = await simplePage(locale, "offline");
  const own = to(paths.offline());
  const view: Omit<OfflineViewProps, "children"> = {
    t,
    heading: page.heading,
    lead: page.lead,
    direction: directionOf(locale),
    homeHref: to(paths.home()),
    own,
  };
  const pages: OfflinePagesProps = { title: t("offline.kept"), locale, own };
  return { document, view, pages };
}
