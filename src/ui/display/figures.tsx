import type { ReactNode } from "react";
import "./figures.css";

export type FigureListProps = {
  figures: { label: string; value: ReactNode }[];
  /** A class of the section that lays out the list. */
  className: string;
};

/** Numbers with what they count. The label comes first in the markup, wherever it stands on the page. */
export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl className={`figure-list ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="ltr">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
