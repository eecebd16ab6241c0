import { FormInput, FormTerms, type FormWords, fieldProps } from "#src/forms/form-fields.tsx";
import { FormFrame, type FormFrameProps } from "#src/forms/form-frame.tsx";
import { Field } from "#src/ui/controls/field.tsx";
import { Select, type SelectOption } from "#src/ui/controls/select.tsx";

export type NotifyFormProps = {
  frame: Omit<FormFrameProps, "children">;
  words: FormWords;
  apps: SelectOption[];
};

/** Asks for an e-mail address to notify at launch. */
export function NotifyForm({ frame, words, apps }: NotifyFormProps) {
  return (
    <FormFrame {...frame}>
      <div className="form-pair">
        <div data-from-query="app">
          <Field {...fieldProps(words, "app", true)}>
            {(control) => <Select name="app" options={apps} {...control} />}
          </Field>
        </div>
        <FormInput words={words} name="email" autoComplete="email" />
      </div>
      <FormTerms words={words} />
    </FormFrame>
  );
}
