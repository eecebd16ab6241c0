import type { ReactNode } from "react";

export type ChoicesProps<Value extends string> = {
  label: string;
  name: string;
  value: Value | null;
  options: readonly {
    value: Value;
    label: string /** Of the label, where it is not the page's. */;
    lang?: string;
    picture?: ReactNode;
  }[];
  onChoose: (value: Value) => void;
};

/** One of a few, as radio buttons whose state the island keeps. */
export function Choices<Value extends string>({ label, name, value, options, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
