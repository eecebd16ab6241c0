import type { FormState } from "#domain/forms/form-state.ts";
import { FormInput, FormSelect, FormTerms } from "#src/forms/form-fields.tsx";
import { FormFrame } from "#src/forms/form-frame.tsx";
import { useAnnouncedChoices } from "#src/forms/use-announced-choices.ts";
import { type FormSetup, useForm } from "#src/forms/use-form.ts";
import type { SelectOption } from "#src/ui/controls/select.tsx";

export type NotifyFormProps = { setup: FormSetup; apps: SelectOption[]; state?: FormState };

/** Asks for an e-mail address to notify at launch. */
export function NotifyForm({ setup, apps, state }: NotifyFormProps) {
  const form = useForm("notify", {
    ...setup,
    state,
    known: (field) => (field === "app" ? apps.map(({ value }) => value) : []),
  });
  useAnnouncedChoices({ value: form.control("app").value, options: apps });
  return (
    <FormFrame form={form}>
      <div className="form-pair">
        <FormSelect form={form} name="app" options={apps} optional={undefined} />
        <FormInput form={form} name="email" autoComplete="email" />
      </div>
      <FormTerms form={form} />
    </FormFrame>
  );
}
