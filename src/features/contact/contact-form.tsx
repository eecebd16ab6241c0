import type { LetterFacts } from "#src/forms/contact-letter.ts";
import { FormArea, FormInput, FormTerms, type FormWords, fieldProps } from "#src/forms/form-fields.tsx";
import { FormFrame, type FormFrameProps } from "#src/forms/form-frame.tsx";
import { ChoicePills, type ChoicePillsProps } from "#src/ui/controls/choice-pills.tsx";
import { FieldSet } from "#src/ui/controls/field.tsx";

export type ContactFormProps = {
  frame: Omit<FormFrameProps, "children">;
  words: FormWords;
  services: ChoicePillsProps["options"];
  letter: LetterFacts;
};

/**
 * A message to the company. src/forms/query-choice.ts chooses the service a link asks for, and
 * src/forms/contact-letter.ts begins the letter.
 */
export function ContactForm({ frame, words, services, letter }: ContactFormProps) {
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
      <div data-letter={JSON.stringify(letter)}>
        <FormArea words={words} name="message" />
      </div>
      <FormTerms words={words} />
    </FormFrame>
  );
}
