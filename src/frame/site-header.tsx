import type { MenuItem, MenuSection } from "#domain/site/menu.ts";
import { Button } from "#src/ui/controls/button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { BrandLink, type BrandLinkProps } from "./brand-link.tsx";
import { type LanguageLink, LanguageMenu } from "./languages.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

export type FrameLink = { href: string; label: string };

export type SiteHeaderProps = {
  brand: BrandLinkProps;
  menu: MenuItem[];
  /** Marked in the menu of an inner page; on the home page src/browser/header.ts marks what is being read. */
  current: MenuSection | null;
  /** The search page; src/features/search/search.client.ts opens it as a dialog. */
  search: FrameLink;
  login: FrameLink;
  start: FrameLink;
  languages: LanguageLink[];
  labels: { navigation: string; language: string; theme: string; openMenu: string };
  drawerId: string;
};

export function SiteHeader({
  brand,
  menu,
  current,
  search,
  login,
  start,
  languages,
  labels,
  drawerId,
}: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <BrandLink {...brand} />
        <nav className="header-menu" aria-label={labels.navigation}>
          {menu.map((item) => (
            <a
              key={item.id}
              className="menu-link"
              href={item.link}
              data-section={item.id}
              aria-current={item.id === current || undefined}
            >
              {item.name}
            </a>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <a className="icon-button" href={search.href} data-search="" aria-label={search.label} aria-keyshortcuts="/">
            <Icon name="search" />
          </a>
          <LanguageMenu id="language-menu" label={labels.language} languages={languages} />
          <ThemeToggle label={labels.theme} />
          <a className="menu-link hidden tablet:block" href={login.href}>
            {login.label}
          </a>
          <div className="ms-2 hidden tablet:block">
            <Button href={start.href} size="small">
              {start.label}
            </Button>
          </div>
          <button
            type="button"
            className="icon-button header-menu-button"
            command="show-modal"
            commandfor={drawerId}
            aria-haspopup="dialog"
            aria-expanded="false"
            aria-controls={drawerId}
            aria-label={labels.openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
