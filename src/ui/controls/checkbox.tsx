import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { FieldError } from "./field.tsx";

export type CheckboxProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "style" | "type" | "id"> & {
  id: string;
  error?: string | undefined;
  /** The words may hold links, such as to the terms. */
  children: ReactNode;
};

export function Checkbox({ id, error, children, ...input }: CheckboxProps) {
  return (
    <div className="field" data-field={id}>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
