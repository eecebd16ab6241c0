import type { Locale } from "#domain/language/locale.ts";
import { coordinatesOf } from "#src/art/theme/coordinates.ts";
import type { FormCardProps } from "#src/forms/form-card.tsx";
import { paths } from "#src/i18n/paths.ts";
import { contactHoursProps } from "#src/sections/company/contact-hours.props.ts";
import { contactProps } from "#src/sections/company/contact-ways.props.ts";
import { pageFacts, simplePage, withStructured } from "#src/sections/page/page.props.ts";
import { contactPage } from "#src/seo/structured/pages.ts";
import { directionOf } from "#src/site/site.ts";
import type { ContactChannelsProps } from "./contact-channels.tsx";
import { contactFormProps } from "./contact-form.props.ts";
import type { ContactHeroProps } from "./contact-hero.tsx";
import type { ContactNextProps } from "./contact-next.tsx";
import { prefillFacts } from "./prefilled-message.props.ts";

/** Everything the contact page shows, section by section, in one language. */
export async function contactPageProps(locale: Locale) {
  const { document, intro, company, t, to } = await simplePage(locale, "contact");
  const direction = directionOf(locale);

  const hero: Omit<ContactHeroProps, "children"> = { t, ...intro, direction };
  const card: Omit<FormCardProps, "children"> = { title: t("contact.writeTitle"), note: t("contact.reply") };
  const { phone, email, address, chatHref } = contactProps(document);
  const channels: ContactChannelsProps = {
    t,
    direction,
    chatHref,
    email,
    phone,
    address,
    coordinates: coordinatesOf(company.contact.coordinates, t),
  };
  const next: Omit<ContactNextProps, "children"> = {
    t,
    elsewhere: { keyHref: to(paths.serial()), faqHref: to(paths.faq()), teamHref: to(paths.team()) },
  };

  return {
    document: withStructured(document, contactPage(locale, pageFacts(document))),
    hero,
    card,
    form: { ...(await contactFormProps(document)), prefill: await prefillFacts(locale) },
    channels,
    next,
    hours: contactHoursProps(locale),
  };
}
