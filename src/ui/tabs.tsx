import type { ReactNode } from "react";

export type TabsProps = {
  label: string;
  tabs: { id: string; label: string; panel: ReactNode }[];
};

/**
 * Tabs after the ARIA pattern. The markup is complete at build; src/browser/tabs.ts moves it.
 * Without script the row of tabs is hidden and every panel shows.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div data-tabs="">
      <div className="segmented" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          data-hidden={index === 0 ? undefined : ""}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
