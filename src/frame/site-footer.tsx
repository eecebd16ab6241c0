import type { Logo } from "#domain/brand/logo.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Wordmark } from "#src/art/logo.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import { type LanguageLink, LanguageSwitch } from "./languages.tsx";

type FooterLink = { href: string; label: string };
export type FooterGroup = { title: string; links: FooterLink[] };
export type SocialLink = FooterLink & { icon: IconName };

export type SiteFooterProps = {
  t: Translate<"footer" | "frame">;
  script: "arab" | "latin";
  wordmark: Logo;
  promise: string;
  groups: FooterGroup[];
  social: SocialLink[];
  languages: LanguageLink[];
  rights: string;
};

export function SiteFooter({ t, script, wordmark, promise, groups, social, languages, rights }: SiteFooterProps) {
  return (
    <footer className="site-footer band">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-6 pt-10 pb-6 wide:grid-cols-[5fr_7fr] wide:pt-18 wide:pb-10">
          <div className="footer-brand">
            <Wordmark logo={wordmark} script={script} className="footer-logo" isEcho />
            <p className="max-w-[34ch] text-ui text-copy">{promise}</p>
            <ul className="flex gap-2" aria-label={t("footer.social")}>
              {social.map((link) => (
                <li key={link.href}>
                  <a
                    className="grid size-11 place-items-center rounded-control border border-line text-copy eased hover:border-muted hover:text-ink"
                    href={link.href}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${link.label} ${t("frame.newTab")}`}
                  >
                    <Icon name={link.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav
            className="tablet:grid tablet:grid-cols-[4fr_7fr_4fr_4fr] tablet:gap-x-4"
            aria-label={t("footer.siteMap")}
          >
            {groups.map((group) => (
              <FooterPanel key={group.title} group={group} />
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-3 border-t border-line py-4">
          <p className="text-small text-muted">{rights}</p>
          <LanguageSwitch label={`${t("frame.language")} · ${t("footer.siteMap")}`} languages={languages} />
        </div>
      </div>
      <div className="wrap">
        <div className="footer-wordmark">
          <Wordmark logo={wordmark} script={script} isEcho />
        </div>
      </div>
    </footer>
  );
}

type FooterPanelProps = { group: FooterGroup };

/** A panel that opens on phones; from tablet up it stands open as a column. */
function FooterPanel({ group }: FooterPanelProps) {
  return (
    <details className="footer-group">
      <summary>
        <h2>{group.title}</h2>
      </summary>
      <ul>
        {group.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
