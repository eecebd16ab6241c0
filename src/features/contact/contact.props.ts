import type { Locale } from "#domain/language/locale.ts";
import type { FormCardProps } from "#src/forms/form-card.tsx";
import { chartCoordinates } from "#src/i18n/coordinates.ts";
import { paths } from "#src/i18n/paths.ts";
import { contactHoursProps } from "#src/sections/company/contact-hours.props.ts";
import { contactProps } from "#src/sections/company/contact-ways.props.ts";
import { pageFacts, simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { contactPage } from "#src/seo/structured/pages.ts";
import { directionOf } from "#src/site/site.ts";
import type { ContactDoorsProps } from "./contact-doors.tsx";
import { contactFormProps } from "./contact-form.props.ts";
import type { ContactHeroProps } from "./contact-hero.tsx";
import type { ContactNextProps } from "./contact-next.tsx";

/** Everything the contact page shows, section by section, in one language. */
export async function contactPageProps(locale: Locale) {
  const { document, intro, company, t, to } = await simplePage(locale, "contact");
  const direction = directionOf(locale);
  const ways = contactProps(document);

  const hero: Omit<ContactHeroProps, "children"> = {
    ...intro,
    direction,
    compass: [t("process.north"), t("process.east"), t("process.south"), t("process.west")],
  };

  const card: Omit<FormCardProps, "children"> = { title: t("contact.writeTitle"), note: t("contact.reply") };

  const doors: ContactDoorsProps = {
    direction,
    doors: [
      {
        id: "chat",
        icon: "whatsapp",
        label: ways.chat.label,
        shown: ways.chat.action,
        ltr: false,
        note: t("contact.chatNote"),
        href: ways.chat.href,
        newTab: t("frame.newTab"),
      },
      {
        id: "email",
        icon: "mail",
        label: ways.email.label,
        shown: ways.email.address,
        ltr: true,
        note: t("contact.emailNote"),
        href: `mailto:${ways.email.address}`,
        newTab: null,
      },
      {
        id: "phone",
        icon: "phone",
        label: ways.phone.label,
        shown: ways.phone.shown,
        ltr: true,
        note: t("contact.phoneNote"),
        href: `tel:${ways.phone.e164}`,
        newTab: null,
      },
    ],
    address: ways.address,
    coordinates: chartCoordinates(company.contact.coordinates, t),
  };

  const next: ContactNextProps = {
    title: t("contact.nextTitle"),
    steps: (["read", "consult", "offer"] as const).map((id) => ({
      title: t(`contact.next.${id}.title`),
      body: t(`contact.next.${id}.body`),
    })),
    hours: contactHoursProps(locale),
    elsewhere: {
      label: t("contact.elsewhere"),
      links: [
        { href: to(paths.serial()), label: t("contact.elsewhereKey") },
        { href: to(paths.faq()), label: t("contact.elsewhereFaq") },
        { href: to(paths.team()), label: t("contact.elsewhereTeam") },
      ],
    },
  };

  return {
    document: withStructured(document, contactPage(locale, pageFacts(document))),
    hero,
    card,
    form: await contactFormProps(document),
    doors,
    next,
  };
}
