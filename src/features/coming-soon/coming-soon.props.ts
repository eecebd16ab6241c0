import type { Locale } from "#domain/language/locale.ts";
import { type App, listApps } from "#src/content/catalogue.ts";
import type { FormCardProps } from "#src/forms/form-card.tsx";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { paths } from "#src/i18n/paths.ts";
import { contactProps } from "#src/sections/company/contact-ways.props.ts";
import { simplePage } from "#src/sections/page/page.props.ts";
import { titleIn } from "#src/seo/head.ts";
import { directionOf, site } from "#src/site/site.ts";
import type { ComingApp } from "./coming-soon.client.ts";
import type { ComingSoonAppsProps } from "./coming-soon-apps.tsx";
import type { ComingSoonHeroProps } from "./coming-soon-hero.tsx";
import type { ContactPanelProps } from "./contact-panel.tsx";
import { notifyFormProps } from "./notify-form.props.ts";

/** Everything the page for what is not here yet shows, in one language. */
export async function comingSoonProps(locale: Locale) {
  const { document, page, intro, t, to } = await simplePage(locale, "coming-soon");
  const catalogue = await listApps(locale);
  const comingApp = ({ name, launchesOn }: App): ComingApp => {
    const heading = t("comingSoon.named", { app: name });
    return {
      name,
      title: titleIn(locale, heading),
      heading,
      lead: t("comingSoon.namedLead", { app: name }),
      launch: launchesOn
        ? { date: launchesOn, text: t("comingSoon.launch", { date: formatterIn(locale).date(launchesOn) }) }
        : null,
    };
  };
  const hero: ComingSoonHeroProps = {
    t,
    ...intro,
    label: page.label,
    direction: directionOf(locale),
    apps: { timeZone: site.hours.timeZone, apps: Object.fromEntries(catalogue.map((app) => [app.id, comingApp(app)])) },
  };
  const apps: ComingSoonAppsProps = {
    t,
    apps: catalogue.map(({ id, name, tagline }) => ({ id, name, tagline, href: to(paths.app(id)) })),
    storeHref: to(paths.apps()),
  };
  const contact: ContactPanelProps = { t, ways: contactProps(document) };
  const card: Omit<FormCardProps, "children"> = { title: t("comingSoon.notify"), note: t("comingSoon.notifyNote") };
  const form = await notifyFormProps(document);
  // Search engines have nothing to list here.
  return { document: { ...document, head: { ...document.head, indexed: null } }, hero, card, form, apps, contact };
}
