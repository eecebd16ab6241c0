import type { DataAttributes } from "./field.tsx";

export type SegmentedSwitchProps = {
  /** Names the group for those who cannot see it. */
  label: string;
  name: string;
  options: { value: string; label: string; note?: string | undefined }[];
  selected: string;
  /** By which a script finds it. */
  data?: DataAttributes;
};

/** One choice of a few, as radio buttons: keys, forms and `:has(:checked)` work without script. */
export function SegmentedSwitch({ label, name, options, selected, data }: SegmentedSwitchProps) {
  return (
    <fieldset className="segmented" {...data}>
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: text, note }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === selected} />
          <span>{text}</span>
          {note && (
            <bdi dir="ltr" className="period-saving">
              {note}
            </bdi>
          )}
        </label>
      ))}
    </fieldset>
  );
}
