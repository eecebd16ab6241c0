import { Icon } from "#src/ui/icons/icon.tsx";

export type LanguageLink = {
  code: string;
  iso: string;
  name: string;
  dir: "rtl" | "ltr";
  href: string;
  current: boolean;
};

type LanguageAnchorProps = { language: LanguageLink; withCheck?: boolean };

/** A real link: it works without script. With script, query and hash come along and the choice is remembered. */
function LanguageAnchor({ language, withCheck = false }: LanguageAnchorProps) {
  return (
    <a
      href={language.href}
      lang={language.iso}
      dir={language.dir}
      hrefLang={language.iso}
      data-language={language.code}
      aria-current={language.current ? "true" : undefined}
    >
      {language.name}
      {withCheck && language.current && <Icon name="check" />}
    </a>
  );
}

export type LanguageMenuProps = { id: string; label: string; languages: LanguageLink[] };

export function LanguageMenu({ id, label, languages }: LanguageMenuProps) {
  const current = languages.find((language) => language.current);
  return (
    <div className="hidden tablet:block">
      <button
        type="button"
        className="icon-button language-button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        aria-label={`${label}: ${current?.name ?? ""}`}
      >
        <Icon name="languages" />
        <span aria-hidden="true">{current?.name}</span>
      </button>
      <nav className="language-menu" id={id} popover="auto" aria-label={label}>
        <ul>
          {languages.map((language) => (
            <li key={language.code}>
              <LanguageAnchor language={language} withCheck />
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
