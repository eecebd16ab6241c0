import type { ReactNode } from "react";

export type WindowBarProps = { title: string; children?: ReactNode };

/** Top of a desktop window. */
export function WindowBar({ title, children }: WindowBarProps) {
  return (
    <div className="m-row m-bar">
      <svg viewBox="0 0 48 10" fill="var(--color-line-strong)" aria-hidden="true">
        <circle cx="8" cy="5" r="4.5" />
        <circle cx="24" cy="5" r="4.5" />
        <circle cx="40" cy="5" r="4.5" />
      </svg>
      {title}
      {children}
    </div>
  );
}
