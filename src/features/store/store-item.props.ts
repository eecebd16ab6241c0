import { PERIODS } from "#domain/catalogue/periods-and-tiers.ts";
import { annualSaving } from "#domain/catalogue/price.ts";
import type { Locale } from "#domain/language/locale.ts";
import { type App, homeIn, listApps, listStoreItems, type StoreItem } from "#src/content/catalogue.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { namedScreen } from "#src/screens/screen-picture.ts";
import type { AppContactProps } from "#src/sections/catalogue/app-contact.tsx";
import {
  chooseHref,
  contactHref,
  keyRequestHref,
  planSheetProps,
  priceFrom,
  taxNote,
} from "#src/sections/catalogue/plans.props.ts";
import { appScreensProps } from "#src/sections/catalogue/screens.props.ts";
import type { StoreTeaserProps } from "#src/sections/catalogue/store-teaser.tsx";
import { itemsOf, ticketsProps } from "#src/sections/catalogue/store-tickets.props.ts";
import { breadcrumb } from "#src/sections/page/page.props.ts";
import { itemCard } from "#src/sections/page/share-cards.props.ts";
import { pageHead } from "#src/seo/head.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { product } from "#src/seo/structured/product.ts";
import { shareImage } from "#src/share/share-card.ts";
import { locales } from "#src/site/site.ts";
import type { ItemCompareProps } from "./item-compare.tsx";
import type { ItemHeroProps } from "./item-hero.tsx";
import { trailTo } from "./store.props.ts";

/** Every store item of every app, in every language. */
export async function eachStoreItem() {
  const pages = await Promise.all(
    locales.map(async (locale) => {
      const apps = new Map((await listApps(locale)).map((app) => [app.id, app]));
      return (await listStoreItems(locale)).map((item) => {
        const app = apps.get(item.app);
        if (!app) throw new Error(`content/apps/${item.app}/app.json is missing, but it has a store`);
        return { params: { locale, app: app.id, item: item.id }, props: { locale, app, item } };
      });
    }),
  );
  return pages.flat();
}

/** Everything a store item's page shows, section by section, in one language. */
export async function storeItemProps(locale: Locale, app: App, item: StoreItem) {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const to = (target: string) => addressOf(locale, target);
  const path = paths.storeItem(app.id, item.id);
  const storeAddress = to(paths.store(app.id));
  const storeName = t("apps.store", { name: app.name });
  const sold = { app: app.id, item: item.id };

  const crumbs = await breadcrumb(locale, item.name, [
    ...(await trailTo(locale, app)),
    { label: storeName, href: storeAddress },
  ]);
  const hero: ItemHeroProps = {
    t,
    breadcrumb: crumbs,
    app: { id: app.id },
    kind: item.kind,
    name: item.name,
    summary: item.summary,
    picture: item.picture === undefined ? null : namedScreen(item.picture, locale),
    description: item.description,
    highlights: item.highlights,
    ticket: {
      price: priceFrom(locale, item.plans),
      facts: [
        { label: t("apps.version"), value: item.version },
        { label: t("apps.fileSize"), value: t("apps.megabytes", { size: format.number(item.fileSizeMb) }) },
        { label: t("item.updated"), value: format.date(item.releasedOn) },
      ],
      worksWith: item.compatibility.map(({ name, versions }) => ({
        name,
        versions: versions.endsWith("+") ? t("item.orLater", { version: versions.slice(0, -1) }) : versions,
      })),
    },
  };

  const ask: AppContactProps = {
    title: t("item.ask.title"),
    text: t("item.ask.text"),
    actions: [
      { href: contactHref(locale, app, { item: item.id }), label: t("item.ask.write") },
      { href: keyRequestHref(locale, sold), label: t("apps.requestKey") },
    ],
  };

  const more: StoreTeaserProps = {
    ...ticketsProps(
      locale,
      app,
      (await itemsOf(locale, app)).filter(({ id }) => id !== item.id),
    ),
    head: { label: t("item.more.label"), title: t("item.more.title", { name: app.name }) },
    all: { href: storeAddress, label: t("item.allOf", { name: app.name }) },
  };

  return {
    document: {
      locale,
      path,
      subject: item.name,
      head: pageHead({ locale, path, ...item.seo, image: shareImage(itemCard(locale, app, item)) }),
      structured: [breadcrumbList(locale, path, crumbs), product(locale, item)],
    },
    hero,
    pricing: planSheetProps(locale, {
      head: { label: t("item.plans.label"), title: t("item.plans.title", { name: item.name }) },
      entry: item,
      sold,
      notes: [homeIn(locale).plansNote, taxNote(locale, item.plans)],
    }),
    compare: compareProps(locale, item, sold),
    screens:
      item.screens.length === 0
        ? null
        : await appScreensProps(locale, {
            app,
            entry: item,
            head: { label: t("item.screens.label"), title: t("item.screens.title"), lead: t("apps.screens.lead") },
          }),
    more,
    ask,
  };
}

/** The matrix: who may use it, what each period costs, what a year saves. What each plan includes is in the plan sheet above. */
function compareProps(locale: Locale, { plans }: StoreItem, sold: { app: string; item: string }): ItemCompareProps {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  return {
    t,
    plans: plans.map(({ tier, bestSeller }) => ({ tier, bestSeller })),
    rows: [
      {
        id: "users",
        cells: plans.map(({ users }) => ({ kind: "text", text: t("plans.users", { count: users }) })),
      },
      {
        id: "role",
        cells: plans.map(({ role }) => ({ kind: "text", text: role })),
      },
      ...PERIODS.map((period) => ({
        id: period,
        cells: plans.map((plan) => {
          const named = { plan: t(`plans.${plan.tier}`) };
          const price = format.price(plan.prices[period]);
          const isFree = plan.tier === "free";
          return {
            kind: "offer" as const,
            price: isFree ? t("item.compare.free") : price,
            href: chooseHref(locale, sold, plan, period),
            name: isFree
              ? t("item.compare.freeKey", named)
              : t("item.compare.request", { ...named, period: t(`plans.${period}`), price }),
          };
        }),
      })),
      {
        id: "saving",
        cells: plans.map(({ prices }) => {
          const { minor, percent } = annualSaving(prices);
          if (minor === 0) return { kind: "text", text: t("item.compare.none") };
          return { kind: "text", text: format.price(minor), note: `(${format.percent(percent)})` };
        }),
      },
    ],
  };
}
