import type { FormState } from "#domain/forms/form-state.ts";
import { FormArea, FormInput, FormTerms } from "#src/forms/form-fields.tsx";
import { FormFrame } from "#src/forms/form-frame.tsx";
import { useAnnouncedChoices } from "#src/forms/use-announced-choices.ts";
import { type FormSetup, useForm } from "#src/forms/use-form.ts";
import { ChoicePills, type ChoicePillsProps } from "#src/ui/controls/choice-pills.tsx";
import { FieldSet } from "#src/ui/controls/field.tsx";
import { type PrefillFacts, withPrefilledMessage } from "./prefilled-message.ts";

export type ContactFormProps = {
  setup: FormSetup;
  services: ChoicePillsProps["options"];
  /** On the page that links with a query lead to. */
  prefill?: PrefillFacts;
  state?: FormState;
};

/** A message to the company. A link to the page may choose the service and write the first lines. */
export function ContactForm({ setup, services, prefill, state }: ContactFormProps) {
  const form = useForm("contact", {
    ...setup,
    state,
    known: (field) => (field === "service" ? services.map(({ value }) => value) : []),
    ...(prefill && { prefill: (values) => withPrefilledMessage(values, prefill) }),
  });
  const service = form.control("service");
  useAnnouncedChoices({ value: service.value, options: services });
  return (
    <FormFrame form={form}>
      <FieldSet role="radiogroup" {...form.field("service")}>
        <ChoicePills name="service" options={services} selected={[service.value]} onChange={service.onChange} />
      </FieldSet>
      <div className="form-pair">
        <FormInput form={form} name="name" autoComplete="name" />
        <FormInput form={form} name="email" autoComplete="email" />
      </div>
      <div className="form-pair form-pair-short">
        <FormInput form={form} name="phone" autoComplete="tel" />
        <FormInput form={form} name="company" autoComplete="organization" />
      </div>
      <FormArea form={form} name="message" />
      <FormTerms form={form} />
    </FormFrame>
  );
}
