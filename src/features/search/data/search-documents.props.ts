import type { Locale } from "#domain/language/locale.ts";
import { type SearchDocument, TEXT_PARTS } from "#domain/search/search-index.ts";
import { PAGES, pagesWhere } from "#domain/site/pages.ts";
import {
  listApps,
  listPolicies,
  listPosts,
  listServices,
  listStoreItems,
  listTeam,
  pageIn,
  taxonomyIn,
} from "#src/content/catalogue.ts";
import { faqIn } from "#src/content/faq.ts";
import { plainTextIn } from "#src/content/texts.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import { firstPreview } from "#src/screens/app-screen.ts";
import { namedScreen } from "#src/screens/screen-picture.ts";
import { coverFiles } from "#src/sections/posts/post-summary.props.ts";
import { locales, siteIn } from "#src/site/site.ts";

type Named = { id: string; name: string };

/** Everything the site search finds, in one language, by the same readers as the pages. */
export async function searchDocuments(locale: Locale): Promise<SearchDocument[]> {
  const lists = await Promise.all([
    appDocuments(locale),
    itemDocuments(locale),
    serviceDocuments(locale),
    postDocuments(locale),
    personDocuments(locale),
    policyDocuments(locale),
    pageDocuments(locale),
  ]);
  return [...lists.flat(), ...questionDocuments(locale)];
}

/** The same name as other languages write it: «دفتر» is found by "Daftar". */
async function aliasesOf(locale: Locale, list: (locale: Locale) => Promise<Named[]>): Promise<(id: string) => string> {
  const lists = await Promise.all(locales.filter((code) => code !== locale).map(list));
  const others = lists.map((names) => new Map(names.map(({ id, name }) => [id, name])));
  return (id) => sentences(others.map((names) => names.get(id)));
}

const sentences = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(TEXT_PARTS);

const pictureOf = ({ day, night }: { day: string; night: string }) => ({ day, night });

/** The names of products in one language, each of which is one word. */
export const productNames = async (locale: Locale) => (await listApps(locale)).map(({ name }) => name);

/** The names of products in every language, as lines of synonyms: a text that names «دفتر» is found by "Daftar". */
export async function nameSynonyms(): Promise<string[]> {
  const lists = await Promise.all(locales.map(listApps));
  return (lists[0] ?? []).map(({ id }) => lists.map((apps) => nameOf(apps, id)).join(" "));
}

const nameOf = (rows: readonly Named[], id: string) => rows.find((row) => row.id === id)?.name;

async function appDocuments(locale: Locale): Promise<SearchDocument[]> {
  const aliases = await aliasesOf(locale, listApps);
  const { appCategories, platforms } = taxonomyIn(locale);
  return Promise.all(
    (await listApps(locale)).map(async (app) => ({
      kind: "app" as const,
      address: addressOf(locale, paths.app(app.id)),
      title: `${app.name}: ${app.kind}`,
      aliases: sentences([app.name, aliases(app.id)]),
      summary: app.summary,
      picture: pictureOf(await firstPreview(app, locale)),
      text: sentences([
        app.tagline,
        nameOf(appCategories, app.category),
        app.seo.description,
        ...app.platforms.map((id) => nameOf(platforms, id)),
        ...app.features.flatMap(({ title, body }) => [title, body]),
        ...app.questions.flatMap(({ question, answer }) => [question, answer]),
        await plainTextIn("apps", app.id, locale),
      ]),
    })),
  );
}

async function itemDocuments(locale: Locale): Promise<SearchDocument[]> {
  const key = (item: { app: string; id: string; name: string }) => ({ id: `${item.app}/${item.id}`, name: item.name });
  const aliases = await aliasesOf(locale, async (code) => (await listStoreItems(code)).map(key));
  const apps = await listApps(locale);
  return (await listStoreItems(locale)).map((item) => ({
    kind: "item",
    address: addressOf(locale, paths.storeItem(item.app, item.id)),
    title: item.name,
    aliases: sentences([aliases(key(item).id), item.seo.title, nameOf(apps, item.app)]),
    summary: item.summary,
    picture: item.picture === undefined ? undefined : pictureOf(namedScreen(item.picture, locale)),
    text: sentences([item.seo.description, ...item.description, ...item.highlights]),
  }));
}

async function serviceDocuments(locale: Locale): Promise<SearchDocument[]> {
  const aliases = await aliasesOf(locale, async (code) =>
    (await listServices(code)).map(({ id, title, seo }) => ({ id, name: sentences([title, seo.title]) })),
  );
  return (await listServices(locale)).map((service) => ({
    kind: "service",
    address: addressOf(locale, service.url),
    title: service.title,
    aliases: sentences([aliases(service.id), service.seo.title]),
    summary: service.body,
    text: sentences([
      service.lead,
      service.seo.description,
      ...service.problem,
      ...service.deliverables.flatMap(({ title, body }) => [title, body]),
      ...service.technologies,
      ...service.questions.flatMap(({ question, answer }) => [question, answer]),
    ]),
  }));
}

async function postDocuments(locale: Locale): Promise<SearchDocument[]> {
  const aliases = await aliasesOf(locale, async (code) =>
    (await listPosts(code)).map(({ id, title }) => ({ id, name: title })),
  );
  const { postCategories, tags } = taxonomyIn(locale);
  return Promise.all(
    (await listPosts(locale)).map(async (post) => ({
      kind: "post" as const,
      address: addressOf(locale, paths.post(post.id)),
      title: post.title,
      aliases: aliases(post.id),
      summary: post.summary,
      picture: await coverFiles(locale, post),
      text: sentences([
        await plainTextIn("blog", post.id, locale),
        nameOf(postCategories, post.category),
        ...post.tags.map((id) => nameOf(tags, id)),
      ]),
    })),
  );
}

function questionDocuments(locale: Locale): SearchDocument[] {
  return faqIn(locale).groups.flatMap((group) =>
    group.questions.map(({ id, question, answer }) => ({
      kind: "question",
      address: `${addressOf(locale, paths.faq())}#${id}`,
      title: question,
      aliases: group.title,
      summary: answer,
      text: "",
    })),
  );
}

async function personDocuments(locale: Locale): Promise<SearchDocument[]> {
  const aliases = await aliasesOf(locale, listTeam);
  return (await listTeam(locale)).map((member) => ({
    kind: "person",
    address: `${addressOf(locale, paths.team())}#${member.id}`,
    title: `${member.name}: ${member.role}`,
    aliases: aliases(member.id),
    summary: member.focus,
    text: "",
  }));
}

async function policyDocuments(locale: Locale): Promise<SearchDocument[]> {
  const aliases = await aliasesOf(locale, async (code) =>
    (await listPolicies(code)).map(({ id, heading }) => ({ id, name: heading })),
  );
  return Promise.all(
    (await listPolicies(locale)).map(async (policy) => ({
      kind: "policy" as const,
      address: addressOf(locale, paths.policy(policy.id)),
      title: policy.heading,
      aliases: sentences([aliases(policy.id), policy.seo.title]),
      summary: policy.lead,
      text: await plainTextIn("policy", policy.id, locale),
    })),
  );
}

/** What the page of contact shows besides its words: people look for the number, not for the page. */
function waysOfContact(locale: Locale): string[] {
  const t = messagesIn(locale);
  const { phone, email, address } = siteIn(locale).contact;
  const labels = (["phone", "email", "address", "chat", "hours"] as const).map((way) => t(`contact.${way}`));
  return [...labels, phone, email, address];
}

function pageDocuments(locale: Locale): Promise<SearchDocument[]> {
  return Promise.all(
    pagesWhere(({ search }) => search).map(async (id) => {
      const page = await pageIn(locale, id);
      return {
        kind: "page" as const,
        address: addressOf(locale, PAGES[id].path),
        title: page.label,
        aliases: sentences([page.seo.title, page.heading, ...(id === "contact" ? waysOfContact(locale) : [])]),
        summary: page.lead,
        text: page.seo.description,
      };
    }),
  );
}
