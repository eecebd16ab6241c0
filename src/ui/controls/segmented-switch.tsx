export type SegmentedSwitchProps = {
  /** Names the group for screen readers. */
  label: string;
  name: string;
  options: { value: string; label: string; note?: string | undefined }[];
  selected: string;
  /** Name of the query parameter by which a link may choose; see segmented-switch.client.ts. */
  query?: string;
};

/** One choice of a few, as radio buttons: keys, forms and `:has(:checked)` work without script. */
export function SegmentedSwitch({ label, name, options, selected, query }: SegmentedSwitchProps) {
  return (
    <fieldset className="segmented" data-query={query}>
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
