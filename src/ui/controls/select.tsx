import type { ComponentPropsWithoutRef } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./field.css";

export type SelectOption = { value: string; label: string };

export type SelectProps = Omit<ComponentPropsWithoutRef<"select">, "className" | "style" | "children" | "multiple"> & {
  options: SelectOption[];
  /** Shown until something is chosen; it cannot be chosen itself. */
  placeholder?: string;
};

/** The platform's own list, with an arrow at the reading end. */
export function Select({ options, placeholder, defaultValue, ...select }: SelectProps) {
  return (
    <div className="select">
      <select className="input" defaultValue={defaultValue ?? (placeholder ? "" : undefined)} {...select}>
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
