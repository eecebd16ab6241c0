import type { Locale } from "#domain/language/locale.ts";
import type { App } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { shelfApp } from "#src/sections/catalogue/app-card.props.ts";
import type { AppShelfProps } from "./app-shelf.tsx";

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
