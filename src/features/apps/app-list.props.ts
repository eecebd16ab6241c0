import { APP_PRICES, APP_SORTS, type AppFacts } from "#domain/catalogue/app-search.ts";
import { hasFreePlan, lowestMonthly } from "#domain/catalogue/price.ts";
import type { Locale } from "#domain/language/locale.ts";
import { keepCompounds } from "#domain/text/compounds.ts";
import type { ScreenImage } from "#src/art/screen-image.tsx";
import { type App, listApps, listServices, taxonomyIn } from "#src/content/catalogue.ts";
import { paths } from "#src/i18n/paths.ts";
import { firstPreview, firstScreen } from "#src/screens/app-screen.ts";
import { wholeScreen } from "#src/screens/screen-picture.ts";
import { appSummary, platformsOf } from "#src/sections/catalogue/app-card.props.ts";
import { priceFrom } from "#src/sections/catalogue/plans.props.ts";
import { priceTexts } from "#src/sections/catalogue/price-from.tsx";
import type { StoreIntroProps } from "#src/sections/catalogue/store-intro.tsx";
import { simplePage } from "#src/sections/page/page.props.ts";
import { directionOf } from "#src/site/site.ts";
import type { AppBrowserProps } from "./app-browser.tsx";
import type { StoreNoneProps } from "./store-none.tsx";

/** Everything the list of all apps shows, in one language. */
export async function appListProps(locale: Locale) {
  const { document, intro, t, to } = await simplePage(locale, "apps");
  const apps = await listApps(locale);
  const services = await listServices(locale);
  const { appCategories, platforms } = taxonomyIn(locale);

  const factsOf = (app: App): AppFacts => ({
    id: app.id,
    words: [
      app.name,
      app.id,
      app.kind,
      app.tagline,
      appCategories.find(({ id }) => id === app.category)?.name,
      ...platformsOf(locale, app).map(({ name }) => name),
    ].join(" "),
    category: app.category,
    platforms: app.platforms,
    service: app.service,
    hasFreePlan: hasFreePlan(app.plans),
    monthlyFrom: lowestMonthly(app.plans),
    rating: app.rating?.value ?? 0,
    downloads: app.downloads,
    releasedOn: app.releasedOn,
  });

  const facts = apps.map(factsOf);
  const all = { value: "", label: t("apps.filter.all") };
  /** Only what leads somewhere can be chosen. */
  const inUse = (list: readonly { id: string; name: string }[], isUsed: (id: string, app: AppFacts) => boolean) =>
    list.filter(({ id }) => facts.some((app) => isUsed(id, app))).map(({ id, name }) => ({ value: id, label: name }));

  const summaries = await Promise.all(
    apps.map(async (app) => ({
      app,
      summary: { ...(await appSummary(locale, app)), screen: await firstPreview(app, locale, "row") },
    })),
  );
  const browser: Omit<AppBrowserProps, "none"> = {
    apps: facts,
    rows: summaries.map(({ app, summary }) => ({
      ...summary,
      tagline: keepCompounds(summary.tagline),
      price: priceFrom(locale, app.plans),
    })),
    choices: {
      category: {
        label: t("apps.filter.category"),
        options: [all, ...inUse(appCategories, (id, app) => app.category === id)],
      },
      platform: {
        label: t("apps.filter.platform"),
        options: [all, ...inUse(platforms, (id, app) => app.platforms.includes(id))],
      },
      service: {
        label: t("apps.filter.service"),
        options: [
          all,
          ...inUse(
            services.map(({ id, title }) => ({ id, name: title })),
            (id, app) => app.service === id,
          ),
        ],
      },
      price: {
        label: t("apps.filter.price"),
        options: [all, ...APP_PRICES.map((value) => ({ value, label: t(`apps.filter.${value}`) }))],
      },
      sort: {
        label: t("apps.filter.sort"),
        options: APP_SORTS.map((value, index) => ({
          value: index === 0 ? "" : value,
          label: t(`apps.sorts.${value}`),
        })),
      },
    },
    texts: {
      ...priceTexts(t),
      view: t("apps.view"),
      form: t("apps.filter.label"),
      search: t("apps.filter.search"),
      more: t("apps.filter.more"),
      placeholder: t("apps.filter.placeholder"),
      clear: t("apps.filter.clear"),
    },
    counts: Array.from({ length: apps.length + 1 }, (_, count) => t("apps.count", { count })),
  };

  const none: StoreNoneProps = { t, contactHref: to(paths.contact()) };

  const storeIntro: StoreIntroProps = {
    ...intro,
    direction: directionOf(locale),
    shown: { screens: await introScreens(locale, apps) },
  };
  return { document, intro: storeIntro, browser, none };
}

const UPRIGHT: readonly ScreenImage["frame"][] = ["phone", "receipt"];

/** A lying screen and two upright ones, each of another app: the very files that the rows below show a part of. */
async function introScreens(locale: Locale, apps: readonly App[]): Promise<ScreenImage[]> {
  const screens = await Promise.all(apps.map(async (app) => wholeScreen(await firstScreen(app, locale))));
  const upright = screens.filter(({ frame }) => UPRIGHT.includes(frame));
  const lying = screens.filter(({ frame }) => !UPRIGHT.includes(frame));
  return [...lying.slice(0, 1), ...upright.slice(0, 2)];
}
