import type { Translate } from "#domain/language/translate.ts";
import type { MenuItem } from "#domain/site/menu.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { asIconName } from "#src/ui/icons/icon-names.ts";
import { BrandLink, type BrandLinkProps } from "./brand-link.tsx";
import { type LanguageLink, LanguageSwitch } from "./languages.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

export type DrawerProps = {
  t: Translate<"frame" | "nav.label" | "footer.apps" | "footer.services">;
  id: string;
  brand: BrandLinkProps;
  menu: MenuItem[];
  searchHref: string;
  searchDataHref: string;
  loginHref: string;
  contactHref: string;
  languages: LanguageLink[];
  apps: (DrawerLink & { id: string })[];
  services: DrawerLink[];
  hours: DrawerHours;
  phone: { e164: string; shown: string };
};

type DrawerLink = { href: string; label: string; id?: string };

/** Those of the week, until the drawer is opened: then those of that day (menus.client.ts). */
type DrawerHours = { week: string; days: readonly string[]; timeZone: string; open: string; closed: string };

/** A modal dialog: the platform keeps focus inside, closes on Escape and gives focus back. */
export function Drawer(props: DrawerProps) {
  const { t, id, brand, menu, searchHref, searchDataHref, loginHref, contactHref, languages } = props;
  const { apps, services, hours, phone } = props;
  return (
    <dialog className="drawer" id={id} aria-label={t("frame.menu")} closedby="any">
      <div className="mb-4 flex items-center justify-between">
        <BrandLink {...brand} isEcho />
        <button type="button" className="icon-button" command="close" commandfor={id} aria-label={t("frame.closeMenu")}>
          <Icon name="x" />
        </button>
      </div>
      <nav className="grid" aria-label={t("nav.label")}>
        {menu.map((item) => (
          <a
            key={item.id}
            className="drawer-link"
            href={item.link}
            data-section={item.anchor?.id}
            data-offset={item.anchor?.offset}
            aria-current={item.isCurrent || undefined}
          >
            <Icon name={asIconName(item.icon)} />
            {item.name}
          </a>
        ))}
        <a className="drawer-link" href={searchHref} data-search={searchDataHref}>
          <Icon name="search" />
          {t("frame.search")}
        </a>
        <a className="drawer-link" href={loginHref}>
          <Icon name="log-in" />
          {t("frame.login")}
        </a>
      </nav>
      <Links title={t("footer.apps")} links={apps} look="drawer-apps grid grid-cols-6 tablet:grid-cols-3" />
      <Links title={t("footer.services")} links={services} look="hidden tablet:block" />
      {/* Stays under the thumb while the rest scrolls. */}
      <div className="sticky bottom-0 mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface pt-4 pb-5">
        <p
          className="text-small text-muted tablet:px-3"
          data-days={hours.days.join(" ")}
          data-time-zone={hours.timeZone}
          data-open={hours.open}
          data-closed={hours.closed}
        >
          {hours.week}
        </p>
        <a
          className="inline-flex min-h-11 items-center gap-2 tablet:px-3 text-ui font-strong text-primary-ink"
          href={`tel:${phone.e164}`}
          dir="ltr"
        >
          {phone.shown}
        </a>
        <div className="flex w-full items-center gap-2">
          <div className="grow">
            <LanguageSwitch label={t("frame.language")} languages={languages} />
          </div>
          <ThemeToggle label={t("frame.theme")} />
        </div>
        <Button href={contactHref} wide>
          {t("frame.start")}
        </Button>
      </div>
    </dialog>
  );
}

/** Shortcuts where the menu leaves room for them; they look like those of the footer. */
function Links({ title, links, look }: { title: string; links: DrawerLink[]; look: string }) {
  return (
    <nav className={`footer-group pt-4 pb-3 tablet:px-3 ${look}`} aria-label={title}>
      <p className="col-span-full text-small text-muted">{title}</p>
      {links.map(({ href, label, id }) => (
        <a key={href} href={href}>
          {id && <AppIcon app={id} size="sm" />}
          {label}
        </a>
      ))}
    </nav>
  );
}
