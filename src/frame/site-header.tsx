import type { Translate } from "#domain/language/translate.ts";
import type { MenuItem } from "#domain/site/menu.ts";
import { Button } from "#src/ui/controls/button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { BrandLink, type BrandLinkProps } from "./brand-link.tsx";
import { type LanguageLink, LanguageMenu } from "./languages.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

export type SiteHeaderProps = {
  t: Translate<"frame" | "nav.label">;
  brand: BrandLinkProps;
  menu: MenuItem[];
  /** The search page; src/features/search/search.client.ts opens it as a dialog. */
  searchHref: string;
  /** What the dialog shows, for that script. */
  searchDataHref: string;
  loginHref: string;
  contactHref: string;
  languages: LanguageLink[];
  drawerId: string;
};

export function SiteHeader({
  t,
  brand,
  menu,
  searchHref,
  searchDataHref,
  loginHref,
  contactHref,
  languages,
  drawerId,
}: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <BrandLink {...brand} />
        <nav className="header-menu" aria-label={t("nav.label")}>
          {menu.map((item) => (
            <a
              key={item.id}
              className="menu-link"
              href={item.link}
              data-section={item.anchor?.id}
              data-offset={item.anchor?.offset}
              aria-current={item.isCurrent || undefined}
            >
              {item.name}
            </a>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <a
            className="icon-button"
            href={searchHref}
            data-search={searchDataHref}
            aria-label={t("frame.search")}
            aria-keyshortcuts="/ Control+K"
          >
            <Icon name="search" />
          </a>
          <LanguageMenu id="language-menu" label={t("frame.language")} languages={languages} />
          <ThemeToggle label={t("frame.theme")} />
          <a className="menu-link hidden tablet:block" href={loginHref}>
            {t("frame.login")}
          </a>
          <div className="ms-2 hidden tablet:block">
            <Button href={contactHref} size="small">
              {t("frame.start")}
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
            aria-label={t("frame.openMenu")}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
