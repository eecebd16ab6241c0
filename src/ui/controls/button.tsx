import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";

/** Each has a border, if only a transparent one: forced colours paint over backgrounds, and show this. */
const LOOKS = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  ghost: "border-line-strong bg-surface text-ink hover:border-muted hover:bg-raised",
  soft: "border-transparent bg-primary-soft text-primary-ink hover:border-primary-line",
} as const;

const SIZES = {
  small: "min-h-11 rounded-chip px-4 text-ui",
  medium: "min-h-12 rounded-control px-5 text-ui",
  large: "min-h-14 rounded-control px-7 text-body",
} as const;

export type ButtonLook = {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  wide?: boolean;
  icon?: IconName;
  children: ReactNode;
};

export type ButtonProps = ButtonLook & {
  href: string;
  /** Text for screen readers saying that another window opens. */
  newTab?: string | undefined;
  /** The browser itself loads the page, not the router. */
  reload?: boolean;
};

export function lookOf({ look = "primary", size = "medium", wide = false }: Omit<ButtonLook, "children">): string {
  const width = wide ? "w-full" : "";
  return `moves-on-hover inline-flex print:hidden items-center justify-center gap-2.5 border font-strong leading-ui eased ${LOOKS[look]} ${SIZES[size]} ${width}`;
}

/** A link that looks like a button: it leads somewhere. */
export function Button({ href, newTab, reload = false, icon, children, ...look }: ButtonProps) {
  return (
    <a
      className={lookOf(look)}
      href={href}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...(reload && { "data-astro-reload": "" })}
    >
      {children}
      {newTab && <span className="sr-only"> {newTab}</span>}
      {icon && <Icon name={icon} />}
    </a>
  );
}
