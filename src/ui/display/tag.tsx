import type { ReactNode } from "react";
import "./tag.css";

const LOOKS = {
  plain: "pill",
  primary: "pill pill-primary",
  ok: "pill pill-ok",
  warn: "pill pill-warn",
  accent: "pill pill-accent",
} as const;

export type TagProps = { look?: keyof typeof LOOKS; children: ReactNode };

export function Tag({ look = "plain", children }: TagProps) {
  return <span className={LOOKS[look]}>{children}</span>;
}
