import { controlId, FORM_ATTRIBUTES } from "#domain/forms/form-page.ts";
import { type ErrorCode, type FieldKind, type FormId, fieldOf } from "#domain/forms/forms.ts";
import type { Translate } from "#domain/language/translate.ts";
import { Checkbox } from "#src/ui/controls/checkbox.tsx";
import { type ControlProps, type DataAttributes, Field } from "#src/ui/controls/field.tsx";
import { TextArea, TextInput, type TextInputProps } from "#src/ui/controls/text-input.tsx";

/** The words of a form's fields, by the fields' names. */
export type FormWords = {
  t: Translate<"forms" | "frame.newTab">;
  form: FormId;
  labels: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  /** What to say of each error a field can have. */
  errors: Readonly<Record<string, Partial<Record<ErrorCode, string>>>>;
  policy: { href: string; version: string };
};

/** Where a field's error goes and what it may say: the script asks for `data-error-short` and the like. */
export function errorDataOf({ errors }: Pick<FormWords, "errors">, name: string): DataAttributes {
  return {
    [FORM_ATTRIBUTES.errorFor]: name,
    ...Object.fromEntries(Object.entries(errors[name] ?? {}).map(([code, text]) => [`data-error-${code}`, text])),
  };
}

/** Label, hint and error of a field, and what ties its control to them. */
export function fieldProps(words: FormWords, name: string, required = fieldOf(words.form, name).required ?? false) {
  const label = words.labels[name];
  if (label === undefined) throw new Error(`the form "${words.form}" has no label for its field "${name}"`);
  return {
    id: controlId(words.form, name),
    label,
    optional: required ? undefined : words.t("forms.optional"),
    hint: words.hints[name],
    errorData: errorDataOf(words, name),
  };
}

type FormFieldProps = { words: FormWords; name: string };

/** Keyboard and reading direction of a one-line field. */
const INPUT_OF: Partial<Record<FieldKind, Pick<TextInputProps, "type" | "code" | "inputMode">>> = {
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
  code: { code: true },
};

export function FormInput({ words, name, autoComplete }: FormFieldProps & Pick<TextInputProps, "autoComplete">) {
  const { kind, required } = fieldOf(words.form, name);
  return (
    <Field {...fieldProps(words, name)}>
      {(control) => (
        <TextInput name={name} {...tied(control, required)} {...INPUT_OF[kind]} autoComplete={autoComplete} />
      )}
    </Field>
  );
}

export function FormArea({ words, name, rows }: FormFieldProps & { rows?: number }) {
  const { required } = fieldOf(words.form, name);
  return (
    <Field {...fieldProps(words, name)}>
      {(control) => <TextArea name={name} {...tied(control, required)} {...(rows && { rows })} />}
    </Field>
  );
}

/** Announced, not enforced by the browser: the browser's messages are in the browser's language. */
const tied = (control: ControlProps, required = false) => ({ ...control, "aria-required": required || undefined });

/** Stands for the link in the sentence of the consent. */
const LINK = "\u0001";

/** The consent, which names the version of the policy it is for. */
export function FormTerms({ words }: { words: FormWords }) {
  const { t, policy } = words;
  const [before, after] = t("forms.terms", { policy: LINK }).split(LINK);
  return (
    <Checkbox
      id={controlId(words.form, "terms")}
      name="terms"
      value="true"
      aria-required
      errorData={errorDataOf(words, "terms")}
    >
      {before}
      <a href={policy.href} target="_blank" rel="noopener">
        {t("forms.policy", { version: policy.version })}
        <span className="sr-only"> {t("frame.newTab")}</span>
      </a>
      {after}
    </Checkbox>
  );
}
