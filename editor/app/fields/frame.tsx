import type { ReactNode } from "react";
import { keyOf, type Path } from "#editor/app/content/path.ts";
import { useErrors } from "#editor/app/entry/editing.tsx";
import { useTexts } from "#editor/app/frame/texts.tsx";
import { Icon } from "#src/ui/icons/icon.tsx";
import type { FieldProps } from "./props.ts";

export type Control = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type FrameProps = Pick<FieldProps, "path" | "label" | "of" | "note" | "optional"> & {
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  children: (control: Control) => ReactNode;
};

const idOf = (path: Path) => `at-${keyOf(path)}`;

/** One control with its label, note and what is wrong with it. */
export function Frame({ path, label, of, note, optional, aside, children }: FrameProps) {
  const { here } = useErrors(path);
  const id = idOf(path);
  const described = [note && `${id}-note`, aside && `${id}-aside`, here.length > 0 && `${id}-error`].filter(Boolean);
  return (
    <div className="field" data-path={keyOf(path)}>
      <div className="field-top flex-wrap items-baseline justify-between gap-y-0.5 gap-x-3">
        <label className="field-label" htmlFor={id}>
          {of && <span className="sr-only">{of} — </span>}
          {label}
          {optional && <Optional />}
        </label>
        {aside && (
          <span className="field-aside ms-auto" id={`${id}-aside`}>
            {aside}
          </span>
        )}
      </div>
      {note && <Note id={`${id}-note`}>{note}</Note>}
      {children({
        id,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": here.length > 0 ? true : undefined,
      })}
      <ErrorsHere path={path} />
    </div>
  );
}

export function Optional() {
  const { t } = useTexts();
  return <small>{t("field.optional")}</small>;
}

export function Note({ id, children }: { id?: string; children: string }) {
  return (
    <p className="field-hint" id={id}>
      {children}
    </p>
  );
}

/** Why this place was refused. */
export function ErrorsHere({ path }: { path: Path }) {
  const { here } = useErrors(path);
  const { reason } = useTexts();
  if (here.length === 0) return null;
  return (
    <div id={`${idOf(path)}-error`}>
      {here.map((error) => (
        <p className="field-error" key={JSON.stringify(error.reason)}>
          <Icon name="triangle-alert" />
          <span>{reason(error.reason)}</span>
        </p>
      ))}
    </div>
  );
}
