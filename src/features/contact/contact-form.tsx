import { FormArea, FormInput, FormTerms, type FormWords, fieldProps } from "#src/forms/form-fields.tsx";
import { FormFrame, type FormFrameProps } from "#src/forms/form-frame.tsx";
import type { PrefillFacts } from "#src/forms/prefilled-message.ts";
import { ChoicePills, type ChoicePillsProps } from "#src/ui/controls/choice-pills.tsx";
import { FieldSet } from "#src/ui/controls/field.tsx";

export type ContactFormProps = {
  frame: Omit<FormFrameProps, "children">;
  words: FormWords;
  services: ChoicePillsProps["options"];
  prefill: PrefillFacts;
};

/**
 * A message to the company. src/forms/query-choice.ts chooses the service a link asks for, and
 * src/forms/prefilled-message.ts prefills the message.
 */
export function ContactForm({ frame, words, services, prefill }: ContactFormProps) {
  return (
    <FormFrame {...frame}>
      <div data-from-query="service">
        <FieldSet role="radiogroup" {...fieldProps(words, "service")}>
          <ChoicePills name="service" options={services} />
        </FieldSet>
      </div>
      <div className="form-pair">
        <FormInput words={words} name="name" autoComplete="name" />
        <FormInput words={words} name="email" autoComplete="email" />
        <FormInput words={words} name="phone" autoComplete="tel" />
        <FormInput words={words} name="company" autoComplete="organization" />
      </div>
      <div data-letter={JSON.stringify(prefill)}>
        <FormArea words={words} name="message" />
      </div>
      <FormTerms words={words} />
    </FormFrame>
  );
}
