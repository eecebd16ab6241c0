import type { ReactNode } from "react";
import "./empty-state.css";

export type EmptyStateProps = {
  /** A drawing; the words say everything. */
  picture?: ReactNode;
  title: string;
  text: string;
  /** The way out: an empty place without one is a dead end. */
  action: ReactNode;
};

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {picture && (
        <div className="empty-state-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <h3>{title}</h3>
      <p>{text}</p>
      {action}
    </div>
  );
}
