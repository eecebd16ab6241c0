import { chatLink, type FrameInput } from "#src/frame/frame.props.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { siteIn } from "#src/site/site.ts";
import type { ContactWaysProps } from "./contact-ways.tsx";

/** Hours and ways to reach the company, as the contact page and the home page show them. */
export function contactProps(page: FrameInput): Omit<ContactWaysProps, "children"> {
  const { locale } = page;
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const { hours, contact } = siteIn(locale);
  const [first, last] = [hours.days[0], hours.days.at(-1)];
  if (!first || !last) throw new Error("content/site.json: hours.days is empty");
  return {
    t,
    hours: t("contact.hoursValue", {
      first: format.weekday(first),
      last: format.weekday(last),
      opens: format.time(hours.opens),
      closes: format.time(hours.closes),
    }),
    phone: { e164: contact.phone, shown: formatPhone(contact.phone) },
    email: contact.email,
    address: contact.address,
    chatHref: chatLink(page),
  };
}
