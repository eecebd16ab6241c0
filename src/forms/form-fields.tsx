import { controlId } from "#domain/forms/form-page.ts";
import { type FieldKind, type Field as FieldRules, fieldOf } from "#domain/forms/forms.ts";
import { Checkbox } from "#src/ui/controls/checkbox.tsx";
import { Field } from "#src/ui/controls/field.tsx";
import { Select, type SelectOption } from "#src/ui/controls/select.tsx";
import { TextArea, TextInput, type TextInputProps } from "#src/ui/controls/text-input.tsx";
import type { Form } from "./use-form.ts";

type FormFieldProps = { form: Form; name: string };

/** Keyboard and reading direction of a one-line field. */
const INPUT_OF: Partial<Record<FieldKind, Pick<TextInputProps, "type" | "code" | "inputMode">>> = {
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
  code: { code: true },
};

/** Room to see what is too much and shorten it; a whole book would hold up the browser for many seconds. */
const longestPaste = ({ max }: FieldRules) => max && max * 4;

export function FormInput({ form, name, autoComplete }: FormFieldProps & Pick<TextInputProps, "autoComplete">) {
  const field = fieldOf(form.id, name);
  return (
    <Field {...form.field(name)}>
      {(tied) => (
        <TextInput
          {...tied}
          {...form.control(name)}
          {...INPUT_OF[field.kind]}
          maxLength={longestPaste(field)}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
}

export function FormArea({ form, name, rows }: FormFieldProps & { rows?: number }) {
  return (
    <Field {...form.field(name)}>
      {(tied) => (
        <TextArea
          {...tied}
          {...form.control(name)}
          maxLength={longestPaste(fieldOf(form.id, name))}
          {...(rows && { rows })}
        />
      )}
    </Field>
  );
}

export type FormSelectProps = FormFieldProps & {
  options: SelectOption[];
  /** One of its options says that nothing is chosen, so "optional" need not be said. */
  optional?: string | undefined;
};

export function FormSelect({ form, name, options, ...words }: FormSelectProps) {
  return (
    <Field {...form.field(name)} {...words}>
      {(tied) => <Select {...tied} {...form.control(name)} options={options} />}
    </Field>
  );
}

/** The consent, which names the version of the privacy policy it is for. */
export function FormTerms({ form }: { form: Form }) {
  const { value, ...control } = form.control("terms");
  return (
    <Checkbox
      {...control}
      id={controlId(form.id, "terms")}
      value="true"
      checked={value === "true"}
      error={form.errors["terms"]}
    >
      {form.texts.terms.map(({ text, to }) =>
        to ? (
          <a key={to} href={form.links[to]} target="_blank" rel="noopener">
            {text}
            <span className="sr-only"> {form.texts.newTab}</span>
          </a>
        ) : (
          text
        ),
      )}
    </Checkbox>
  );
}
