import type { ComponentProps } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";

type DialogFieldProps = Omit<ComponentProps<"input">, "id" | "onChange"> & {
  id: string;
  label: string;
  note?: string;
  error: string | null;
  onChange: (typed: string) => void;
};

/** One line that a dialog or a sign-in asks for, with its note and what is wrong with it. */
export function DialogField({ id, label, note, error, onChange, className = "", ...input }: DialogFieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {note !== undefined && (
        <p className="field-hint" id={`${id}-note`}>
          {note}
        </p>
      )}
      <input
        autoComplete="off"
        {...input}
        className={`input ${className}`}
        id={id}
        aria-describedby={note === undefined ? `${id}-error` : `${id}-note ${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="field-error" id={`${id}-error`} role="alert" hidden={!error}>
        <Icon name="triangle-alert" />
        <span>{error}</span>
      </p>
    </div>
  );
}
