import type { Locale } from "#domain/locale.ts";
import { featuresIn, listApps, listPosts, listServices, listTestimonials } from "#src/content/catalogue.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { HomeOutlineProps } from "#src/sections/home-outline.tsx";
import { appCard, postCard, serviceCard } from "./cards.ts";
import { contactProps } from "./contact.ts";
import { simplePage } from "./page.ts";

export async function homeProps(locale: Locale) {
  const { document, page, company, t } = await simplePage(locale, "home", paths.home());
  const outline: HomeOutlineProps = {
    headline: company.brand.headline,
    lead: page.lead,
    start: { href: addressOf(locale, paths.contact()), label: t("frame.start") },
    browse: { href: addressOf(locale, paths.apps()), label: t("home.allApps") },
    titles: {
      feature: t("nav.feature"),
      services: t("nav.services"),
      store: t("nav.store"),
      testimonials: t("nav.testimonials"),
      blog: t("home.latest"),
      contact: t("nav.contact"),
    },
    features: featuresIn(locale),
    services: (await listServices(locale)).map((service) => serviceCard(locale, service)),
    apps: (await listApps(locale)).map((app) => appCard(locale, app)),
    testimonials: (await listTestimonials(locale)).slice(0, 4),
    posts: (await listPosts(locale)).slice(0, 3).map((post) => postCard(locale, post)),
    contact: contactProps(document),
  };
  return { document, outline };
}
