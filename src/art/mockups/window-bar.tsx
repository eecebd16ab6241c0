import type { ReactNode } from "react";

export type WindowBarProps = { title: string; children?: ReactNode };

/** Top of a desktop window: the three dots are drawn by the style sheet. */
export function WindowBar({ title, children }: WindowBarProps) {
  return (
    <div className="m-row m-bar">
      <span>{title}</span>
      {children}
    </div>
  );
}
