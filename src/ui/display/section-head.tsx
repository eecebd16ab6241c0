import type { ReactNode } from "react";

export type MarkLabelProps = { children: ReactNode };

/** A section's label, after a piece of the chart's scale. */
export function MarkLabel({ children }: MarkLabelProps) {
  return <span className="mark-label">{children}</span>;
}

export type SectionHeadProps = {
  /** Of the heading, so that the section can be named by it. */
  id?: string;
  label: string;
  title: string;
  lead?: string | undefined;
  /** Keeps the paragraph under the heading, where something stands beside it. */
  stacked?: boolean;
  /** Stands on the heading's line at the reading end: a link, tabs, a switch. */
  children?: ReactNode;
};

export function SectionHead({ id, label, title, lead, stacked = false, children }: SectionHeadProps) {
  return (
    <div className={`section-head ${stacked ? "section-head-stacked" : ""}`}>
      <MarkLabel>{label}</MarkLabel>
      <h2 id={id}>{title}</h2>
      {lead && <p className="max-w-copy text-lead text-copy">{lead}</p>}
      {children}
    </div>
  );
}
