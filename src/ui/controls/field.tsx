import type { ReactNode } from "react";
import { Icon } from "#src/ui/icons/icon.tsx";
import "./field.css";

/** The attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Words = {
  label: string;
  /** Stands after the label of what may be left empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** How to correct what was typed. */
  error?: string | undefined;
};

export type FieldProps = Words & { id: string; children: (control: ControlProps) => ReactNode };

/** One control with its label. The place of the error is always there: a control is described by it. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  return (
    <div className="field" data-field={id}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <small>{optional}</small>}
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children({ id, "aria-describedby": describedBy(id, hint), "aria-invalid": error ? true : undefined })}
      <FieldError id={id} error={error} />
    </div>
  );
}

export type FieldSetProps = Words & {
  id: string;
  /** "radiogroup" where one of the choices must be taken. */
  role?: "group" | "radiogroup";
  children: ReactNode;
};

/** Several controls that answer one question. */
export function FieldSet({ id, label, optional, hint, error, role = "group", children }: FieldSetProps) {
  return (
    <fieldset
      className="field"
      id={id}
      role={role}
      data-field={id}
      aria-describedby={describedBy(id, hint)}
      aria-invalid={error && role === "radiogroup" ? true : undefined}
    >
      <legend className="field-label">
        {label}
        {optional && <small>{optional}</small>}
      </legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

function describedBy(id: string, hint: string | undefined): string {
  return hint ? `${hintId(id)} ${errorId(id)}` : errorId(id);
}

function FieldHint({ id, children }: { id: string; children: string }) {
  return (
    <p className="field-hint" id={hintId(id)}>
      {children}
    </p>
  );
}

/** Red, and never by colour alone: a sign and a sentence. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className="field-error" id={errorId(id)} hidden={!error}>
      <Icon name="triangle-alert" />
      <span>{error}</span>
    </p>
  );
}
