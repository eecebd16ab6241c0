import type { Locale } from "#domain/locale.ts";
import { type App, taxonomyIn } from "#src/content/catalogue.ts";
import { asMockupId, mockupTexts } from "#src/content/mockups.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { AppShelfProps, ShelfApp } from "#src/sections/app-shelf.tsx";

export function shelfApp(locale: Locale, app: App): ShelfApp {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const platforms = taxonomyIn(locale).platforms;
  return {
    id: app.id,
    href: addressOf(locale, paths.app(app.id)),
    name: app.name,
    kind: app.kind,
    platforms: app.platforms.map((id) => platforms.find((platform) => platform.id === id)?.name ?? id).join(" · "),
    tagline: app.tagline,
    discover: t("apps.open", { name: app.name }),
    rating: { value: app.rating.value.toFixed(1), label: t("apps.rating") },
    facts: [
      { label: t("apps.downloads"), value: format.compact(app.downloads) },
      { label: t("apps.users"), value: format.compact(app.users) },
      { label: t("apps.fileSize"), value: t("apps.megabytes", { size: format.number(app.fileSizeMb) }) },
    ],
    screen: mockupTexts(asMockupId(app.id), locale),
  };
}

type ShelfInput = Pick<AppShelfProps, "head" | "carousel"> & { apps: App[] };

export function appShelfProps(locale: Locale, { head, apps, carousel }: ShelfInput): AppShelfProps {
  const [flagship, ...others] = apps.map((app) => shelfApp(locale, app));
  if (!flagship) throw new Error("content/apps: there is no app");
  return {
    head,
    flagship,
    apps: others,
    all: { href: addressOf(locale, paths.apps()), label: messagesIn(locale)("home.allApps") },
    carousel,
  };
}
