import type { Locale } from "#domain/language/locale.ts";
import type { App } from "#src/content/catalogue.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { firstPreview } from "#src/screens/app-screen.ts";
import { appSummary } from "#src/sections/catalogue/app-card.props.ts";
import type { AppShelfProps } from "./app-shelf.tsx";

type ShelfInput = Pick<AppShelfProps, "head" | "tight"> & { apps: App[] };

export async function appShelfProps(locale: Locale, { head, tight, apps }: ShelfInput): Promise<AppShelfProps> {
  const [flagship, ...others] = await Promise.all(
    // The small cards show less of a screen, so that it can be read.
    apps.map(async (app, at) => ({
      ...(await appSummary(locale, app)),
      screen: await firstPreview(app, locale, at === 0 ? "card" : "row"),
    })),
  );
  if (!flagship) throw new Error("content/apps: there is no app");
  return {
    t: messagesIn(locale),
    head,
    tight,
    flagship,
    apps: others,
    storeHref: addressOf(locale, paths.apps()),
  };
}
