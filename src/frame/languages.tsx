import { LanguageFlag } from "#src/art/flags/language-flag.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";

export type LanguageLink = {
  code: string;
  iso: string;
  name: string;
  href: string;
  current: boolean;
};

/** In the menu, with its flag and a check at the current one. */
type LanguageAnchorProps = { language: LanguageLink; inMenu?: boolean };

/**
 * A real link, remembered by the server where there is no script. With script it leads straight to the page, and
 * query and hash come along: languages.client.ts.
 */
function LanguageAnchor({ language, inMenu = false }: LanguageAnchorProps) {
  return (
    <a
      href={language.href}
      lang={language.iso}
      hrefLang={language.iso}
      rel="nofollow"
      data-language={language.code}
      aria-current={language.current ? "true" : undefined}
    >
      {inMenu && <LanguageFlag code={language.code} />}
      <bdi>{language.name}</bdi>
      {inMenu && language.current && <Icon name="check" className="ms-auto" />}
    </a>
  );
}

export type LanguageMenuProps = { id: string; label: string; languages: LanguageLink[] };

export function LanguageMenu({ id, label, languages }: LanguageMenuProps) {
  const current = languages.find((language) => language.current);
  return (
    <div>
      <button
        type="button"
        className="icon-button language-button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        aria-label={`${label}: ${current?.name ?? ""}`}
      >
        <Icon name="languages" />
        {/* Beside the other buttons there is room for the sign alone, below the width of the whole menu. */}
        <span className="hidden wide:inline" aria-hidden="true">
          {current?.name}
        </span>
      </button>
      <nav className="language-menu" id={id} popover="auto" aria-label={label}>
        <ul>
          {languages.map((language) => (
            <li key={language.code}>
              <LanguageAnchor language={language} inMenu />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

export type LanguageSwitchProps = { label: string; languages: LanguageLink[] };

export function LanguageSwitch({ label, languages }: LanguageSwitchProps) {
  return (
    <nav className="language-switch" data-reveal="" aria-label={label}>
      {languages.map((language) => (
        <LanguageAnchor key={language.code} language={language} />
      ))}
    </nav>
  );
}
