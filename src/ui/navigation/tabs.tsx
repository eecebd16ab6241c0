import type { ReactNode } from "react";

export type TabListProps = { label: string; tabs: { id: string; label: string }[] };

/**
 * Tabs after the ARIA pattern: the row here, the panels wherever they belong. The markup is complete at build;
 * src/ui/navigation/tabs.client.ts selects tabs. Without script the row is hidden and every panel shows.
 */
export function TabList({ label, tabs }: TabListProps) {
  return (
    <div className="segmented" role="tablist" aria-label={label} data-tabs="">
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
  );
}

export type TabPanelsProps = { tabs: { id: string; panel: ReactNode }[] };

export function TabPanels({ tabs }: TabPanelsProps) {
  return tabs.map(({ id, panel }, index) => (
    <div
      key={id}
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      data-hidden={index === 0 ? undefined : ""}
    >
      {panel}
    </div>
  ));
}
