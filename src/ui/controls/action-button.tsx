import { Icon } from "#src/ui/icons/icon.tsx";
import { type ButtonLook, lookOf } from "./button.tsx";
import "./action-button.css";

export type ActionButtonProps = ButtonLook & {
  type?: "button" | "submit";
  /** The action is running: the button shows it, keeps its width and ignores clicks. */
  busy?: boolean;
  disabled?: boolean;
  /** In islands only; elsewhere a script adds the listener. */
  onClick?: () => void;
};

/** A button that does something on this page; Button is a link. */
export function ActionButton({
  type = "button",
  busy = false,
  disabled = false,
  onClick,
  icon,
  children,
  ...look
}: ActionButtonProps) {
  return (
    <button
      type={type}
      className={`action ${lookOf(look)}`}
      disabled={disabled}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {children}
      {icon && !busy && <Icon name={icon} />}
      {busy && <Icon name="loader-circle" className="action-turning" />}
    </button>
  );
}
