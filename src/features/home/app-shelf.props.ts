import type { Locale } from "#domain/language/locale.ts";
import type { App } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { appSummary } from "#src/sections/catalogue/app-card.props.ts";
import type { AppShelfProps } from "./app-shelf.tsx";

type ShelfInput = Pick<AppShelfProps, "head"> & { apps: App[] };

export function appShelfProps(locale: Locale, { head, apps }: ShelfInput): AppShelfProps {
  const [flagship, ...others] = apps.map((app) => appSummary(locale, app));
  if (!flagship) throw new Error("content/apps: there is no app");
  return {
    t: messagesIn(locale),
    head,
    flagship,
    apps: others,
    storeHref: addressOf(locale, paths.apps()),
  };
}
