import type { Locale } from "#domain/locale.ts";
import { listApps } from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import type { ComingSoonAppsProps } from "#src/sections/coming-soon-apps.tsx";
import type { ComingSoonHeroProps } from "#src/sections/coming-soon-hero.tsx";
import type { ContactPanelProps } from "#src/sections/contact-panel.tsx";
import type { FormCardProps } from "#src/sections/form-card.tsx";
import { directionOf } from "#src/site/site.ts";
import { contactProps } from "./contact.ts";
import { notifyFormProps } from "./forms.ts";
import { simplePage } from "./page.ts";

/** Everything the page for what is not here yet shows, in one language. */
export async function comingSoonProps(locale: Locale) {
  const { document, page, intro, t, to } = await simplePage(locale, "coming-soon");
  const hero: ComingSoonHeroProps = {
    ...intro,
    label: page.label,
    direction: directionOf(locale),
    berth: t("comingSoon.berth"),
  };
  const apps: ComingSoonAppsProps = {
    heading: t("comingSoon.meanwhile"),
    apps: (await listApps(locale)).map(({ id, name, tagline }) => ({ id, name, tagline, href: to(paths.app(id)) })),
    all: { href: to(paths.apps()), label: t("comingSoon.all") },
  };
  const contact: ContactPanelProps = {
    heading: t("comingSoon.ask"),
    text: t("comingSoon.askText"),
    ways: contactProps(document),
  };
  const card: Omit<FormCardProps, "children"> = { title: t("comingSoon.notify"), note: t("comingSoon.notifyNote") };
  const form = await notifyFormProps(document);
  // Search engines have nothing to list here.
  return { document: { ...document, head: { ...document.head, indexed: null } }, hero, card, form, apps, contact };
}
