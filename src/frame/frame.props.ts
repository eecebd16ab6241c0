import type { Locale } from "#domain/language/locale.ts";
import type { MenuItem } from "#domain/site/menu.ts";
import { PAGES } from "#domain/site/pages.ts";
import { listApps, listServices } from "#src/content/catalogue.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { absoluteUrl, addressOf, languageChoiceAddress, paths } from "#src/i18n/paths.ts";
import { hoursToday, openingHours } from "#src/sections/company/opening-hours.props.ts";
import { findSheet } from "#src/seo/page-sheet.ts";
import { logoMark, wordmarkIn } from "#src/site/logo.ts";
import { directionOf, localeRows, site, siteIn } from "#src/site/site.ts";
import { asIconName } from "#src/ui/icons/icon-names.ts";
import { bannerProps } from "./banner.props.ts";
import type { DrawerProps } from "./drawer.tsx";
import type { LanguageLink } from "./languages.tsx";
import { footerProps } from "./navigation.props.ts";
import type { ChatButtonProps } from "./page-marks.tsx";
import type { PageSheetProps } from "./page-sheet.tsx";
import type { SiteFooterProps } from "./site-footer.tsx";
import type { SiteHeaderProps } from "./site-header.tsx";

const DRAWER_ID = "drawer";

/** Pages that are one form. Their footer offers the chat as well. */
const FORM_PAGES: ReadonlySet<string> = new Set(
  [PAGES.contact, PAGES.serial, PAGES.generator, PAGES["coming-soon"]].map(({ path }) => path),
);

export type FrameInput = {
  locale: Locale;
  /** Address of this page without its language; the switch leads to the same page in another one. */
  path: string;
  /** What the visitor is looking at, for the prefilled chat message. */
  subject: string;
};

/** On a page that is one form, the button of the chat would cover it. */
export const besideChat = (path: string): ChatButtonProps["beside"] => (FORM_PAGES.has(path) ? "form" : "text");

export type FrameNeeds = {
  locale: Locale;
  path: string;
  subject: string;
  chatHref: string;
  /** As the page shows it: navigation.props.ts. */
  menu: MenuItem[];
  beside: ChatButtonProps["beside"];
};

/** Everything the frame shows, in one language. */
export async function frameProps({ locale, path, subject, chatHref, menu, beside }: FrameNeeds) {
  const t = messagesIn(locale);
  const company = siteIn(locale);
  const script = directionOf(locale) === "rtl" ? ("arab" as const) : ("latin" as const);
  const to = (target: string) => addressOf(locale, target);
  const wordmark = wordmarkIn(locale);
  const label = t("frame.home", { brand: company.brand.name });
  const brand = { href: to(paths.home()), label, script, mark: logoMark, wordmark };
  const languages: LanguageLink[] = localeRows.map((row) => ({
    code: row.code,
    iso: row.iso,
    name: row.name,
    href: languageChoiceAddress(row.code, path),
    current: row.code === locale,
  }));
  const shared = {
    t,
    brand,
    menu,
    searchHref: to(paths.search()),
    searchDataHref: to(paths.searchData()),
    loginHref: company.login.url,
    contactHref: to(paths.contact()),
    languages,
  };

  const header: SiteHeaderProps = { ...shared, drawerId: DRAWER_ID };
  const services = (await listServices(locale)).map(({ url, title }) => ({ href: to(url), label: title }));
  const drawer: DrawerProps = {
    ...shared,
    id: DRAWER_ID,
    apps: (await listApps(locale)).map(({ id, name }) => ({ id, href: to(paths.app(id)), label: name })),
    services,
    hours: { week: openingHours(locale), ...hoursToday(locale) },
    phone: { e164: site.contact.phone, shown: formatPhone(site.contact.phone) },
  };
  const footer: SiteFooterProps = {
    t,
    script,
    wordmark,
    promise: company.brand.promise,
    groups: await footerProps(locale),
    social: company.social.map(({ kind, url, name, icon }) => ({
      href: kind === "chat" ? chatHref : url,
      label: name,
      icon: asIconName(icon),
    })),
    languages,
    rights: t("footer.rights", { year: String(new Date().getUTCFullYear()), name: company.brand.legalName }),
  };
  const chat: ChatButtonProps = {
    href: chatHref,
    label: `${t("frame.chat")} ${t("frame.newTab")}`,
    subject,
    beside,
  };
  return {
    header,
    drawer,
    footer,
    chat,
    banner: bannerProps(locale),
    skip: t("frame.skip"),
  };
}

/** Null for pages that search engines do not list. */
export async function pageSheetProps(locale: Locale, path: string): Promise<PageSheetProps | null> {
  const t = messagesIn(locale);
  const sheet = await findSheet(path);
  if (!sheet) return null;
  const kind = t(`sheet.${sheet.kind}`);
  return {
    sheet: sheet.number === null ? kind : t("sheet.numbered", { kind, number: String(sheet.number) }),
    surveyed: sheet.changedOn
      ? { label: t("sheet.surveyed"), iso: sheet.changedOn, shown: formatterIn(locale).date(sheet.changedOn) }
      : null,
  };
}

/** Opens a chat with a message that names the page it was written on. */
export function chatLink({ locale, path, subject }: FrameInput): string {
  const url = absoluteUrl(site.url, addressOf(locale, path));
  const message = messagesIn(locale)("contact.whatsapp_message", { subject, url });
  return `https://wa.me/${site.contact.chatPhone.slice(1)}?text=${encodeURIComponent(message)}`;
}
