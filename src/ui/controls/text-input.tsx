import type { ComponentPropsWithoutRef } from "react";
import "./field.css";

/** Typed from left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<string> = new Set(["email", "tel", "url", "number"]);

export type TextInputProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "style" | "dir" | "type"> & {
  type?: "text" | "email" | "tel" | "url" | "number" | "search" | "date";
  /** For product keys, order numbers and other codes. */
  code?: boolean;
};

export function TextInput({ type = "text", code = false, ...input }: TextInputProps) {
  const fromLeft = code || LEFT_TO_RIGHT.has(type);
  return (
    <input className={`input ${code ? "input-code" : ""}`} type={type} dir={fromLeft ? "ltr" : undefined} {...input} />
  );
}

export type TextAreaProps = Omit<ComponentPropsWithoutRef<"textarea">, "className" | "style" | "dir">;

/** Grows with what is typed where the browser knows how; elsewhere it scrolls and can be drawn larger. */
export function TextArea({ rows = 5, ...area }: TextAreaProps) {
  return <textarea className="input input-area" rows={rows} {...area} />;
}
