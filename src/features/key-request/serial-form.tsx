import { AppIcon } from "#src/art/mockups/app-icon.tsx";
import { FormArea, FormInput, FormTerms, type FormWords, fieldProps } from "#src/forms/form-fields.tsx";
import { FormFrame, type FormFrameProps } from "#src/forms/form-frame.tsx";
import { Field, FieldSet } from "#src/ui/controls/field.tsx";
import { Select, type SelectOption } from "#src/ui/controls/select.tsx";
import "./serial-form.css";

export type SerialFormProps = {
  frame: Omit<FormFrameProps, "children">;
  words: FormWords;
  apps: { id: string; name: string; plans: string }[];
  /** Each says to which app it belongs, and for which plans it is sold. */
  items: SelectOption[];
  plans: SelectOption[];
  periods: SelectOption[];
};

/**
 * What a key is asked for. Everything is in the lists, so it works without script; with it,
 * src/forms/dependent-choices.ts leaves in them what goes with the app that was chosen.
 */
export function SerialForm({ frame, words, apps, items, plans, periods }: SerialFormProps) {
  return (
    <FormFrame {...frame}>
      <div data-from-query="app">
        <FieldSet role="radiogroup" {...fieldProps(words, "app")}>
          <div className="choices app-choices">
            {apps.map(({ id, name, plans: offered }) => (
              <label key={id}>
                <input type="radio" name="app" value={id} data-plans={offered} />
                <AppIcon app={id} size="sm" />
                {name}
              </label>
            ))}
          </div>
        </FieldSet>
      </div>
      <div data-from-query="item">
        <FormSelect words={words} name="item" options={items} />
      </div>
      <div className="form-pair">
        <div data-from-query="plan">
          <FormSelect words={words} name="plan" options={plans} />
        </div>
        <div data-from-query="period">
          <FormSelect words={words} name="period" options={periods} />
        </div>
        <FormInput words={words} name="name" autoComplete="name" />
        <FormInput words={words} name="email" autoComplete="email" />
        <FormInput words={words} name="order" autoComplete="off" />
        <FormInput words={words} name="device" autoComplete="off" />
      </div>
      <FormArea words={words} name="note" rows={3} />
      <FormTerms words={words} />
    </FormFrame>
  );
}

type FormSelectProps = { words: FormWords; name: string; options: SelectOption[] };

function FormSelect({ words, name, options }: FormSelectProps) {
  return (
    <Field {...fieldProps(words, name)}>{(control) => <Select name={name} options={options} {...control} />}</Field>
  );
}
