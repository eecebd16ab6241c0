import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./notice.css";

const TONES = {
  info: "info",
  success: "circle-check",
  error: "triangle-alert",
  loading: "loader-circle",
} as const satisfies Record<string, IconName>;

export type NoticeProps = {
  tone?: keyof typeof TONES;
  title: string;
  /** What follows from it: what to do, or what happens next. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** The result of an action, or that it is still running. Errors are announced at once (alert), the rest politely. */
export function Notice({ tone = "info", title, children, actions }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      <Icon name={TONES[tone]} />
      <div>
        <p className="notice-title">{title}</p>
        {children && <div className="notice-text">{children}</div>}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
