import { useState } from "react";
import { PublishButton } from "#editor/app/publish/publish-button.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import { START_ADDRESS } from "./address.ts";
import { INTERFACE_LANGUAGES, useTexts } from "./texts.tsx";
import { isDark, toggleTheme } from "./theme.ts";

type TopBarProps = {
  isRailOpen?: boolean;
  /** Without it there is no list to open and nothing to publish: nobody is signed in. */
  onRail?: () => void;
};

export function TopBar({ isRailOpen = false, onRail }: TopBarProps) {
  const { t, code, setLanguage } = useTexts();
  const [dark, setDark] = useState(isDark);
  return (
    <header className="top-bar flex items-center gap-2 min-h-14 ps-5 pe-3 border-b border-line bg-surface">
      {onRail && (
        <button
          type="button"
          className="icon-button rail-button max-wide:-ms-2"
          aria-expanded={isRailOpen}
          aria-controls="rail"
          aria-label={isRailOpen ? t("rail.close") : t("rail.open")}
          onClick={onRail}
        >
          <Icon name={isRailOpen ? "x" : "menu"} />
        </button>
      )}
      <a
        className="top-name inline-flex items-center gap-3 min-h-11 tracking-(--track-heading) whitespace-nowrap max-tablet:px-2"
        href={START_ADDRESS}
      >
        <span className="max-tablet:sr-only">{t("app.name")}</span>
      </a>
      <div className="flex items-center gap-1 ms-auto">
        {onRail && <PublishButton />}
        <label className="inline-flex items-center gap-2 ps-2.5 rounded-control text-copy hover:bg-raised">
          <Icon className="max-wide:hidden" name="languages" />
          <span className="sr-only">{t("app.languageLabel")}</span>
          <select
            className="min-h-11 ps-1 pe-2.5 rounded-control bg-transparent text-ink text-small font-strong cursor-pointer"
            value={code}
            onChange={(event) => setLanguage(event.target.value)}
          >
            {INTERFACE_LANGUAGES.map((language) => (
              <option key={language.code} className="bg-surface" value={language.code} lang={language.code}>
                {language.name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="icon-button"
          aria-pressed={dark}
          aria-label={t("app.theme")}
          onClick={() => {
            toggleTheme();
            setDark(isDark());
          }}
        >
          <Icon name={dark ? "sun" : "moon"} />
        </button>
      </div>
    </header>
  );
}
