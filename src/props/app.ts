import type { Locale } from "#domain/locale.ts";
import { type App, listApps } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { pageHead } from "#src/seo/head.ts";
import { locales } from "#src/site/site.ts";
import { breadcrumb, crumbOf } from "./page.ts";

/** Every app in every language. */
export async function eachApp() {
  const pages = await Promise.all(
    locales.map(async (locale) =>
      (await listApps(locale)).map((app) => ({ params: { locale, app: app.id }, props: { locale, app } })),
    ),
  );
  return pages.flat();
}

export async function appPage(locale: Locale, app: App) {
  const path = paths.app(app.id);
  const apps = await crumbOf(locale, "apps", paths.apps());
  return {
    document: { locale, path, subject: app.name, head: pageHead({ locale, path, ...app.seo }) },
    breadcrumb: await breadcrumb(locale, app.name, [apps]),
    t: messagesIn(locale),
    to: (target: string) => addressOf(locale, target),
  };
}

/** The figures of an app, ready to be shown. */
export function appFacts(locale: Locale, app: App) {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  return [
    { label: t("apps.rating"), value: format.number(app.rating.value) },
    { label: t("apps.downloads"), value: format.compact(app.downloads) },
    { label: t("apps.users"), value: format.compact(app.users) },
    { label: t("apps.fileSize"), value: t("apps.megabytes", { size: format.number(app.fileSizeMb) }) },
    { label: t("apps.version"), value: app.version },
  ];
}
