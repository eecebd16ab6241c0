import type { Locale } from "#domain/language/locale.ts";
import { ANCHOR_OFFSET_PX } from "#domain/site/constants.ts";
import { anchorOf, asHomeSection, type HomeSection } from "#domain/site/home-sections.ts";
import type { MenuItem } from "#domain/site/menu.ts";
import { linkKey } from "#domain/site/navigation.ts";
import { asPageId, PAGES } from "#domain/site/pages.ts";
import { homeIn, homeSections, listApps, listPolicies, listServices, pageIn } from "#src/content/catalogue.ts";
import { navigationIn } from "#src/content/navigation.ts";
import { addressOf, paths, sectionAddress, sectionOf } from "#src/i18n/paths.ts";
import type { FooterGroup } from "./site-footer.tsx";

type Navigation = ReturnType<typeof navigationIn>;
type FooterItem = Navigation["footer"][number]["links"][number];
type Link = { href: string; label: string; section?: HomeSection };

/** The menu as the page at `path` shows it. */
export async function menuProps(locale: Locale, path: string): Promise<MenuItem[]> {
  const { menu } = navigationIn(locale);
  const here = addressOf(locale, path);
  const subject = sectionOf(path);
  const items = await Promise.all(
    menu.map(async (item): Promise<MenuItem[]> => {
      const links = await linksOf(locale, item);
      return links.map(({ href, label, section }) => ({
        id: section ?? linkKey(item),
        name: label,
        link: href,
        icon: item.icon,
        isCurrent: section === undefined ? href === here : section === subject,
        ...(section !== undefined && { anchor: { id: anchorOf(section), offset: ANCHOR_OFFSET_PX } }),
      }));
    }),
  );
  return items.flat();
}

/** The groups of the footer; one without links is left out. */
export async function footerProps(locale: Locale): Promise<FooterGroup[]> {
  const groups = await Promise.all(
    navigationIn(locale).footer.map(async ({ title, links, hidden }): Promise<FooterGroup> => {
      const found = hidden ? [] : await Promise.all(links.map((link) => linksOf(locale, link)));
      return { title, links: found.flat().map(({ href, label }) => ({ href, label })) };
    }),
  );
  return groups.filter(({ links }) => links.length > 0);
}

/** None for an item that is hidden, or whose target is. */
async function linksOf(locale: Locale, item: FooterItem): Promise<Link[]> {
  const to = (path: string) => addressOf(locale, path);
  if ("hidden" in item && item.hidden) return [];
  switch (item.to) {
    case "page": {
      const id = asPageId(item.page);
      return [{ href: to(PAGES[id].path), label: item.name ?? (await pageIn(locale, id)).label }];
    }
    case "section": {
      const { sections } = homeIn(locale);
      const section = asHomeSection(item.section);
      if (!homeSections.includes(section)) return [];
      return [{ section, href: sectionAddress(locale, section), label: item.name ?? sections[section].label }];
    }
    case "service": {
      const services = (await listServices(locale)).filter(({ id }) => id === item.service);
      return services.map(({ url, title }) => ({ href: to(url), label: item.name ?? title }));
    }
    case "app": {
      const apps = (await listApps(locale)).filter(({ id }) => id === item.app);
      return apps.map(({ id, name }) => ({ href: to(paths.app(id)), label: item.name ?? name }));
    }
    case "policy": {
      const policies = (await listPolicies(locale)).filter(({ id }) => id === item.policy);
      return policies.map(({ id, heading }) => ({ href: to(paths.policy(id)), label: item.name ?? heading }));
    }
    case "address":
      return [{ href: item.url, label: item.name }];
    case "allServices":
      return (await listServices(locale)).map(({ url, title }) => ({ href: to(url), label: title }));
    case "allApps":
      return (await listApps(locale)).map(({ id, name }) => ({ href: to(paths.app(id)), label: name }));
  }
}
