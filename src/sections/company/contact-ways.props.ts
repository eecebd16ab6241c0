import { chatLink, type FrameInput } from "#src/frame/frame.props.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { siteIn } from "#src/site/site.ts";
import type { ContactWays } from "./contact-ways.ts";
import { openingHours } from "./opening-hours.props.ts";

/** Hours and ways to reach the company, as the contact page and the home page show them. */
export function contactProps(page: FrameInput): ContactWays {
  const { locale } = page;
  const t = messagesIn(locale);
  const { contact } = siteIn(locale);
  return {
    t,
    hours: openingHours(locale),
    phone: { e164: contact.phone, shown: formatPhone(contact.phone) },
    email: contact.email,
    address: contact.address,
    chatHref: chatLink(page),
  };
}
