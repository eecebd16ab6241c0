import { Icon } from "#src/ui/icons/icon.tsx";
import type { IconName } from "#src/ui/icons/icon-names.ts";
import "./field.css";

export type ChoicePillsProps = {
  name: string;
  /** "radio" for one of them, "checkbox" for any number. */
  type?: "radio" | "checkbox";
  options: { value: string; label: string; note?: string; icon?: IconName }[];
  selected: readonly string[];
  onChange: () => void;
};

/** Choices that fit on a line or two. They stand inside a FieldSet, which names them. */
export function ChoicePills({ name, type = "radio", options, selected, onChange }: ChoicePillsProps) {
  return (
    <div className="choices">
      {options.map(({ value, label, note, icon }) => (
        <label key={value}>
          <input type={type} name={name} value={value} checked={selected.includes(value)} onChange={onChange} />
          {icon && <Icon name={icon} />}
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
