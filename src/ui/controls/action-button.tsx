import { Icon } from "#src/ui/icons/icon.tsx";
import { type ButtonLook, lookOf } from "./button.tsx";
import "./action-button.css";

export type ActionButtonProps = ButtonLook & {
  type?: "button" | "submit";
  /** What it was asked to do is going on: it says so, keeps its width and does nothing more. */
  busy?: boolean;
  disabled?: boolean;
  /** In islands; elsewhere a script finds it by its name. */
  onClick?: () => void;
};

/** A button that does something here. */
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
      {busy && <Icon name="loader-circle" />}
    </button>
  );
}
