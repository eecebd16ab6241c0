import type { Locale } from "#domain/language/locale.ts";
import { pluralForm } from "#domain/language/plural-form.ts";
import { keepCompounds } from "#domain/text/compounds.ts";
import { type App, listApps } from "#src/content/catalogue.ts";
import type { FormCardProps } from "#src/forms/form-card.tsx";
import { chatLink } from "#src/frame/frame.props.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { paths } from "#src/i18n/paths.ts";
import { simplePage } from "#src/sections/page/page.props.ts";
import { titleIn } from "#src/seo/head.ts";
import { directionOf, localeRow, site } from "#src/site/site.ts";
import { COUNT_SLOT, type ComingAppProps, type ComingAppTexts } from "./coming-app.tsx";
import type { ComingSoonAppsProps } from "./coming-soon-apps.tsx";
import type { ComingSoonBackdropProps } from "./coming-soon-backdrop.tsx";
import type { ContactPanelProps } from "./contact-panel.tsx";
import { notifyFormProps } from "./notify-form.props.ts";
import type { ReadyAppsProps } from "./ready-apps.tsx";

/** Everything the page for what is not here yet shows, in one language. */
export async function comingSoonProps(locale: Locale) {
  const { document, page, intro, t, to } = await simplePage(locale, "coming-soon");
  const catalogue = await listApps(locale);
  const app = comingAppProps(locale, { label: page.label, ...intro, apps: catalogue });
  const backdrop: ComingSoonBackdropProps = { direction: directionOf(locale) };
  const ready: ReadyAppsProps = {
    apps: catalogue.map(({ id, name, tagline }) => ({
      id,
      name,
      tagline: keepCompounds(tagline),
      href: to(paths.app(id)),
    })),
  };
  const apps: Omit<ComingSoonAppsProps, "children"> = { t, storeHref: to(paths.apps()) };
  const contact: ContactPanelProps = { t, chatHref: chatLink(document) };
  const card: Omit<FormCardProps, "children"> = { title: t("comingSoon.notify"), note: t("comingSoon.notifyNote") };
  return {
    document,
    breadcrumb: intro.breadcrumb,
    app,
    backdrop,
    card,
    form: await notifyFormProps(document),
    apps,
    ready,
    contact,
  };
}

type Coming = {
  label: string;
  heading: string;
  lead: string;
  apps: readonly Pick<App, "id" | "name" | "launchesOn">[];
};

/** The words of every app that may be asked for. */
export function comingAppProps(locale: Locale, { label, heading, lead, apps }: Coming): ComingAppProps {
  const t = messagesIn(locale);
  const textsOf = ({ name, launchesOn }: Coming["apps"][number]): ComingAppTexts => {
    const named = t("comingSoon.named", { app: name });
    return {
      name,
      title: titleIn(locale, named),
      heading: named,
      lead: t("comingSoon.namedLead", { app: name }),
      launch: launchesOn
        ? { date: launchesOn, text: t("comingSoon.launch", { date: formatterIn(locale).date(launchesOn) }) }
        : null,
    };
  };
  return {
    label,
    general: { heading, lead, slot: t("comingSoon.slot") },
    apps: Object.fromEntries(apps.map((app) => [app.id, textsOf(app)])),
    timeZone: site.hours.timeZone,
    countdown: {
      label: t("comingSoon.countdown"),
      formatting: localeRow(locale).formatting,
      days: pluralForms(locale, (count) => t("comingSoon.days", { count })),
      hours: pluralForms(locale, (count) => t("comingSoon.hours", { count })),
      minutes: pluralForms(locale, (count) => t("comingSoon.minutes", { count })),
    },
  };
}

/** More than any language needs to show all its plural forms. */
const COUNTS = Array.from({ length: 101 }, (_, count) => count);

function pluralForms(locale: Locale, text: (count: number) => string): Record<string, string> {
  const { formatting } = localeRow(locale);
  return Object.fromEntries(
    COUNTS.map((count) => [pluralForm(formatting, count), text(count).replace(String(count), COUNT_SLOT)]),
  );
}
