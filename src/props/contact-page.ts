import type { Locale } from "#domain/locale.ts";
import { chartCoordinates } from "#src/i18n/coordinates.ts";
import { paths } from "#src/i18n/paths.ts";
import type { ContactDoorsProps } from "#src/sections/contact-doors.tsx";
import type { ContactHeroProps } from "#src/sections/contact-hero.tsx";
import type { ContactNextProps } from "#src/sections/contact-next.tsx";
import type { FormCardProps } from "#src/sections/form-card.tsx";
import { contactPage } from "#src/seo/structured/pages.ts";
import { directionOf } from "#src/site/site.ts";
import { contactProps } from "./contact.ts";
import { contactHoursProps } from "./contact-hours.ts";
import { contactFormProps } from "./forms.ts";
import { pageFacts, simplePage, withStructured } from "./page.ts";

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
