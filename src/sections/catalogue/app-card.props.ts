import type { Locale } from "#domain/language/locale.ts";
import { type App, taxonomyIn } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { firstScreen } from "#src/screens/app-screen.ts";
import type { AppSummary } from "./app-card.tsx";

/** The platforms an app runs on, as the taxonomy names them. */
export function platformsOf(locale: Locale, app: Pick<App, "id" | "platforms">) {
  const known = taxonomyIn(locale).platforms;
  return app.platforms.map((id) => {
    const platform = known.find((candidate) => candidate.id === id);
    if (!platform) throw new Error(`content/apps/${app.id}/app.json: there is no platform "${id}"`);
    return platform;
  });
}

export async function appSummary(locale: Locale, app: App): Promise<AppSummary> {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  return {
    id: app.id,
    href: addressOf(locale, paths.app(app.id)),
    name: app.name,
    kind: app.kind,
    platforms: platformsOf(locale, app).map(({ name }) => name),
    tagline: app.tagline,
    rating: app.rating ? { value: app.rating.value.toFixed(1), label: t("apps.rating") } : null,
    facts: [
      ...ifAny(app.downloads, { label: t("apps.downloads"), value: format.compact(app.downloads) }),
      ...ifAny(app.users, { label: t("apps.users"), value: format.compact(app.users) }),
      { label: t("apps.megabyteUnit"), value: format.number(app.fileSizeMb) },
    ],
    screen: await firstScreen(app, locale),
  };
}

/** What has been counted: a new app has no downloads to show. */
export const ifAny = <T>(count: number, fact: T): T[] => (count > 0 ? [fact] : []);
