import { useState } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import { START_ADDRESS } from "./address.ts";
import { INTERFACE_LANGUAGES, useTexts } from "./texts.tsx";
import { isDark, toggleTheme } from "./theme.ts";

export function TopBar({ isRailOpen, onRail }: { isRailOpen: boolean; onRail: () => void }) {
  const { t, code, setLanguage } = useTexts();
  const [dark, setDark] = useState(isDark);
  return (
    <header className="top-bar">
      <button
        type="button"
        className="icon-button rail-button"
        aria-expanded={isRailOpen}
        aria-controls="rail"
        aria-label={isRailOpen ? t("rail.close") : t("rail.open")}
        onClick={onRail}
      >
        <Icon name={isRailOpen ? "x" : "menu"} />
      </button>
      <a className="top-name" href={START_ADDRESS}>
        {t("app.name")}
      </a>
      <div className="top-end">
        <label className="language-choice">
          <Icon name="languages" />
          <span className="sr-only">{t("app.languageLabel")}</span>
          <select value={code} onChange={(event) => setLanguage(event.target.value)}>
            {INTERFACE_LANGUAGES.map((language) => (
              <option key={language.code} value={language.code} lang={language.code}>
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
