import type { Locale } from "#domain/language/locale.ts";
import { type App, homeIn, listApps, listServices, taxonomyIn } from "#src/content/catalogue.ts";
import { textOf } from "#src/content/texts.ts";
import { chatLink } from "#src/frame/frame.props.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths, withQuery } from "#src/i18n/paths.ts";
import { appScreen } from "#src/screens/app-screen.ts";
import { appSummary, ifAny, platformsOf } from "#src/sections/catalogue/app-card.props.ts";
import { contactHref, planSheetProps, taxNote } from "#src/sections/catalogue/plans.props.ts";
import { appScreensProps } from "#src/sections/catalogue/screens.props.ts";
import type { StoreTeaserProps } from "#src/sections/catalogue/store-teaser.tsx";
import { itemsOf, ticketsProps } from "#src/sections/catalogue/store-tickets.props.ts";
import { breadcrumb, crumbOf } from "#src/sections/page/page.props.ts";
import { appCard } from "#src/sections/page/share-cards.props.ts";
import { pageHead } from "#src/seo/head.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { faqPage as faqThing } from "#src/seo/structured/pages.ts";
import { softwareApplication } from "#src/seo/structured/software-application.ts";
import { shareImage } from "#src/share/share-card.ts";
import { directionOf, locales } from "#src/site/site.ts";
import { asIconName } from "#src/ui/icons/icon-names.ts";
import type { AppChangelogProps } from "./app-changelog.tsx";
import type { AppDownloadProps } from "./app-download.tsx";
import type { AppFeaturesProps } from "./app-features.tsx";
import type { AppHeroProps } from "./app-hero.tsx";
import type { AppQuestionsProps } from "./app-questions.tsx";
import type { AppRelatedProps } from "./app-related.tsx";
import type { AppStoryProps } from "./app-story.tsx";
import { storyParts } from "./story-parts.ts";

/** Every app in every language. */
export async function eachApp() {
  const pages = await Promise.all(
    locales.map(async (locale) =>
      (await listApps(locale)).map((app) => ({ params: { locale, app: app.id }, props: { locale, app } })),
    ),
  );
  return pages.flat();
}

/** Everything an app's page shows, section by section, in one language. */
export async function appProps(locale: Locale, app: App) {
  const t = messagesIn(locale);
  const format = formatterIn(locale);
  const to = (target: string) => addressOf(locale, target);
  const path = paths.app(app.id);
  const direction = directionOf(locale);
  const { name } = app;
  const crumbs = await breadcrumb(locale, name, [await crumbOf(locale, "apps")]);
  const document = {
    locale,
    path,
    subject: name,
    head: pageHead({ locale, path, ...app.seo, image: shareImage(appCard(locale, app)) }),
    structured: [
      breadcrumbList(locale, path, crumbs),
      softwareApplication(
        locale,
        app,
        platformsOf(locale, app).map((platform) => platform.name),
      ),
      faqThing(locale, path, app.questions),
    ],
  };
  const megabytes = (size: number) => t("apps.megabytes", { size: format.number(size) });
  const home = homeIn(locale);
  const platformNames = platformsOf(locale, app).map((platform) => platform.name);
  const languageNames = app.languages.map((code) => format.language(code));
  const sizes = app.builds.map(({ fileSizeMb }) => fileSizeMb);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const size = least < most ? `${format.number(least)}–${format.number(most)}` : format.number(least);
  const sizeNotes = [t("apps.megabyteUnit"), ...(least < most ? [t("apps.byPlatform")] : [])];

  const hero: AppHeroProps = {
    t,
    breadcrumb: crumbs,
    direction,
    app: { id: app.id, name, tagline: app.tagline },
    rating: app.rating ? { value: app.rating.value.toFixed(1), count: app.rating.count } : null,
    facts: [
      ...ifAny(app.downloads, {
        label: t("apps.downloads"),
        value: format.compact(app.downloads),
        notes: platformNames,
      }),
      ...ifAny(app.users, { label: t("apps.users"), value: format.compact(app.users), notes: languageNames }),
      { label: t("apps.fileSize"), value: size, notes: sizeNotes },
      { label: t("apps.version"), value: app.version, notes: [format.date(app.releasedOn)] },
    ],
    screens: await Promise.all(app.screens.map((screen) => appScreen(app.id, screen, locale))),
  };

  const pointOf = ({ icon, title, body }: App["features"][number]) => ({ icon: asIconName(icon), title, body });
  const features: AppFeaturesProps = {
    t,
    app: { id: app.id, name },
    direction,
    shown: app.features.flatMap((feature) =>
      feature.evidence ? [{ ...pointOf(feature), evidence: feature.evidence }] : [],
    ),
    more: app.features.filter(({ evidence }) => !evidence).map(pointOf),
  };

  const category = taxonomyIn(locale).appCategories.find(({ id }) => id === app.category);
  const service = (await listServices(locale)).find(({ id }) => id === app.service);
  const story: AppStoryProps = {
    t,
    name,
    summary: app.summary,
    text: storyParts(await textOf("apps", app.id, locale)),
    steps: app.steps,
    facts: [
      {
        label: t("apps.category"),
        value: category?.name ?? app.kind,
        href: withQuery(to(paths.apps()), { category: app.category }),
      },
      {
        label: t("apps.platforms"),
        value: platformNames,
      },
      { label: t("apps.languages"), value: languageNames },
      { label: t("apps.version"), value: app.version },
      { label: t("apps.releasedOn"), value: format.date(app.releasedOn) },
      ...(service ? [{ label: t("apps.service"), value: service.title, href: to(service.url) }] : []),
    ],
  };

  const platforms = taxonomyIn(locale).platforms;
  const download: AppDownloadProps = {
    t,
    app: { name, version: app.version, releasedOn: format.date(app.releasedOn) },
    builds: app.builds.map(({ platform: id, url, fileSizeMb }) => {
      const platform = platforms.find((candidate) => candidate.id === id);
      if (!platform) throw new Error(`content/apps/${app.id}/app.json: builds: there is no platform "${id}"`);
      return {
        platform: platform.name,
        icon: asIconName(platform.icon),
        requirement: app.requirements.find((requirement) => requirement.platform === id)?.text ?? "",
        size: megabytes(fileSizeMb),
        href: url ?? contactHref(locale, app, { platform: id }),
        isPublic: url !== null,
      };
    }),
  };

  const releases = app.changelog.map(({ version, date, notes }) => ({
    version,
    date: { iso: date, shown: format.date(date) },
    notes,
  }));
  const changelog: AppChangelogProps = {
    t,
    name,
    releases,
    // Beside the downloads: as long as these.
    open: Math.max(1, Math.min(Math.max(2, app.builds.length), releases.length - 1)),
    next: app.launchesOn
      ? {
          launch: t("apps.changelog.next", { date: format.date(app.launchesOn) }),
          notify: { href: withQuery(to(paths["coming-soon"]()), { app: app.id }), label: t("comingSoon.notify") },
        }
      : null,
  };

  const questions: AppQuestionsProps = {
    head: { label: t("apps.questions.label"), title: t("apps.questions.title", { name }) },
    questions: app.questions.map((question, index) => ({ id: `question-${index + 1}`, ...question })),
    ask: {
      title: t("apps.contact.title", { name }),
      text: t("apps.contact.text"),
      actions: [
        { href: contactHref(locale, app), label: t("apps.askAbout", { name }) },
        { href: chatLink(document), label: t("contact.chat"), newTab: t("frame.newTab") },
      ],
    },
  };

  const items = await itemsOf(locale, app);
  const store: StoreTeaserProps | null =
    items.length === 0
      ? null
      : {
          ...ticketsProps(locale, app, items),
          head: { label: t("apps.fromStore.label"), title: t("apps.fromStore.title", { name }) },
          all: { href: to(paths.store(app.id)), label: t("apps.fromStore.all", { name }) },
        };

  const apps = await listApps(locale);
  const related: AppRelatedProps = {
    t,
    apps: await Promise.all(
      apps.filter(({ id }) => app.related.includes(id)).map((other) => appSummary(locale, other)),
    ),
  };

  return {
    document,
    hero,
    features,
    story,
    screens: await appScreensProps(locale, {
      app,
      entry: { screens: afterHero(app.screens, hero.screens) },
      head: {
        label: t("apps.screens.label"),
        title: t("apps.screens.title", { name }),
        lead: t("apps.screens.lead"),
      },
    }),
    pricing: planSheetProps(locale, {
      head: { label: t("apps.plans.label"), title: t("apps.plans.title", { name }) },
      entry: app,
      sold: { app: app.id },
      notes: [home.plansNote, taxNote(locale, app.plans)],
    }),
    download,
    store,
    changelog,
    questions,
    related,
  };
}

/** A lying screen has filled the top of the page: the others follow. Upright ones are shown side by side, all of them. */
function afterHero(screens: App["screens"], [first]: AppHeroProps["screens"]): App["screens"] {
  const isLying = first?.frame === "window" || first?.frame === "card";
  return isLying && screens.length > 1 ? screens.slice(1) : screens;
}
