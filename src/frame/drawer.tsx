import type { MenuItem, MenuSection } from "#domain/site/menu.ts";
import { Button } from "#src/ui/controls/button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { BrandLink, type BrandLinkProps } from "./brand-link.tsx";
import { type LanguageLink, LanguageSwitch } from "./languages.tsx";
import type { FrameLink } from "./site-header.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const SECTION_ICONS: Record<MenuSection, IconName> = {
  feature: "sparkles",
  services: "layers",
  store: "shopping-bag",
  testimonials: "messages-square",
  blog: "notebook-text",
  contact: "mail",
};

export type DrawerProps = {
  id: string;
  brand: BrandLinkProps;
  menu: MenuItem[];
  current: MenuSection | null;
  search: FrameLink;
  login: FrameLink;
  start: FrameLink;
  languages: LanguageLink[];
  labels: { menu: string; navigation: string; language: string; theme: string; closeMenu: string };
};

/** A modal dialog: the platform keeps focus inside, closes on Escape and gives focus back. */
export function Drawer({ id, brand, menu, current, search, login, start, languages, labels }: DrawerProps) {
  return (
    <dialog className="drawer" id={id} aria-label={labels.menu} closedby="any">
      <div className="mb-4 flex items-center justify-between">
        <BrandLink {...brand} />
        <button type="button" className="icon-button" command="close" commandfor={id} aria-label={labels.closeMenu}>
          <Icon name="x" />
        </button>
      </div>
      <nav className="grid" aria-label={labels.navigation}>
        {menu.map((item) => (
          <a
            key={item.id}
            className="drawer-link"
            href={item.link}
            data-section={item.id}
            aria-current={item.id === current || undefined}
          >
            <Icon name={SECTION_ICONS[item.id]} />
            {item.name}
          </a>
        ))}
        <a className="drawer-link" href={search.href} data-search="">
          <Icon name="search" />
          {search.label}
        </a>
        <a className="drawer-link" href={login.href}>
          <Icon name="log-in" />
          {login.label}
        </a>
      </nav>
      <div className="mt-auto grid gap-3 border-t border-line pt-4">
        <div className="flex items-center gap-2">
          <div className="grow">
            <LanguageSwitch label={labels.language} languages={languages} />
          </div>
          <ThemeToggle label={labels.theme} />
        </div>
        <Button href={start.href} wide>
          {start.label}
        </Button>
      </div>
    </dialog>
  );
}
