import type { ComponentProps } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";

const LOOKS = {
  primary: "button",
  ghost: "button button-ghost",
  soft: "button button-soft",
  danger: "button button-danger",
  ghostDanger: "button button-ghost button-danger",
  quiet: "quiet-button",
} as const;

type ButtonProps = Omit<ComponentProps<"button">, "children"> & {
  look?: keyof typeof LOOKS;
  icon?: IconName;
  label: string;
};

export function Button({ look = "primary", icon, label, className = "", type = "button", ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${LOOKS[look]} ${className}`.trim()}>
      {icon && <Icon name={icon} {...(look === "quiet" && { className: "size-4" })} />}
      {label}
    </button>
  );
}
