import { Icon } from "#src/ui/icons/icon.tsx";

export type ThemeToggleProps = { label: string };

/** Which icon shows, and the pressed state, follow the theme: theme-toggle.css and src/browser/theme.ts. */
export function ThemeToggle({ label }: ThemeToggleProps) {
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      data-theme-toggle=""
      aria-pressed="false"
      aria-label={label}
      title={label}
    >
      <Icon name="moon" className="theme-day" />
      <Icon name="sun" className="theme-night" />
    </button>
  );
}
