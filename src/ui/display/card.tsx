import type { ReactNode } from "react";

const LOOKS = {
  plain: "rounded-card border border-line bg-surface p-6",
  panel: "rounded-panel border border-line bg-page-alt p-6 tablet:p-10",
} as const;

export type CardProps = { look?: keyof typeof LOOKS; as?: "div" | "li" | "article"; children: ReactNode };

/** A box with a border, for a group of content. */
export function Card({ look = "plain", as: Element = "div", children }: CardProps) {
  return <Element className={LOOKS[look]}>{children}</Element>;
}
