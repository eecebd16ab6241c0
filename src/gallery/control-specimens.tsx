import { ActionButton } from "#src/ui/controls/action-button.tsx";
import { Button } from "#src/ui/controls/button.tsx";
import { Checkbox } from "#src/ui/controls/checkbox.tsx";
import { ChoicePills } from "#src/ui/controls/choice-pills.tsx";
import { CopyButton } from "#src/ui/controls/copy-button.tsx";
import { Field, FieldSet } from "#src/ui/controls/field.tsx";
import { SegmentedSwitch } from "#src/ui/controls/segmented-switch.tsx";
import { Select } from "#src/ui/controls/select.tsx";
import { TextArea, TextInput } from "#src/ui/controls/text-input.tsx";
import { TextLink } from "#src/ui/navigation/text-link.tsx";
import type { Sample } from "./sample.ts";
import type { Specimen } from "./specimens.tsx";

/** Parts that are pressed, chosen or typed into. */
export function controlSpecimens(sample: Sample): Specimen[] {
  return [...buttonSpecimens(sample), ...fieldSpecimens(sample), ...choiceSpecimens(sample)];
}

const LOOKS = ["primary", "ghost", "soft"] as const;

function buttonSpecimens({ t, words }: Sample): Specimen[] {
  const copy = { copy: t("planner.copy"), copied: t("planner.copied"), failed: t("planner.copyFailed") };
  return [
    {
      part: "Button",
      states: [
        {
          state: "links",
          shown: (
            <div className="gallery-line">
              {LOOKS.map((look) => (
                <Button key={look} href="#" look={look} icon="arrow-right">
                  {words.short}
                </Button>
              ))}
              <TextLink href="#">{words.short}</TextLink>
            </div>
          ),
        },
        {
          state: "sizes",
          shown: (
            <div className="gallery-line">
              {(["small", "medium", "large"] as const).map((size) => (
                <Button key={size} href="#" size={size}>
                  {words.short}
                </Button>
              ))}
            </div>
          ),
        },
        {
          state: "long",
          shown: (
            <Button href="#" look="ghost" icon="arrow-right">
              {words.long}
            </Button>
          ),
        },
        {
          state: "actions: ready, busy, disabled",
          shown: (
            <div className="gallery-line">
              <ActionButton type="submit">{words.send}</ActionButton>
              <ActionButton busy>{words.sending}</ActionButton>
              <ActionButton disabled>{words.send}</ActionButton>
            </div>
          ),
        },
        {
          state: "copy",
          shown: (
            <div className="gallery-line">
              <CopyButton text="MR-2048-A7" labels={copy} />
              <CopyButton text="MR-2048-A7" labels={copy} compact />
            </div>
          ),
        },
      ],
    },
  ];
}

function fieldSpecimens({ t, words, id }: Sample): Specimen[] {
  return [
    {
      part: "Text field",
      states: [
        {
          state: "empty, with hint",
          shown: (
            <Field id={id("name")} label={words.name} hint={words.nameHint}>
              {(control) => <TextInput {...control} name="name" autoComplete="name" required />}
            </Field>
          ),
        },
        {
          state: "error",
          shown: (
            <Field id={id("wrong-name")} label={words.name} hint={words.nameHint} error={words.nameError}>
              {(control) => <TextInput {...control} name="name" defaultValue={words.nameTyped} />}
            </Field>
          ),
        },
        {
          state: "from the left, optional, error",
          shown: (
            <Field id={id("email")} label={words.email} optional={t("forms.optional")} error={words.emailError}>
              {(control) => <TextInput {...control} type="email" name="email" defaultValue="name.example.com" />}
            </Field>
          ),
        },
        {
          state: "code",
          shown: (
            <Field id={id("key")} label={words.key} hint={words.keyHint}>
              {(control) => <TextInput {...control} code name="key" placeholder="XXXXX-XXXXX-XXXXX" />}
            </Field>
          ),
        },
        {
          state: "disabled, long text",
          shown: (
            <Field id={id("off")} label={words.long}>
              {(control) => <TextInput {...control} name="off" defaultValue={words.long} disabled />}
            </Field>
          ),
        },
        {
          state: "area, long text",
          shown: (
            <Field id={id("message")} label={words.message}>
              {(control) => <TextArea {...control} name="message" defaultValue={`${words.paragraph} ${words.long}`} />}
            </Field>
          ),
        },
      ],
    },
  ];
}

/** The gallery has no state. */
const still = () => {};

function choiceSpecimens({ t, words, id }: Sample): Specimen[] {
  const services = (["apps", "websites", "desktop", "plugins"] as const).map((value) => ({
    value,
    label: t(`work.${value}`),
  }));
  const pills = services.map((service) => ({ ...service, icon: "layers" as const }));
  return [
    {
      part: "Select",
      states: [
        {
          state: "nothing chosen",
          shown: (
            <Field id={id("service")} label={words.service}>
              {(control) => <Select {...control} options={services} placeholder={words.servicePlaceholder} />}
            </Field>
          ),
        },
        {
          state: "error",
          shown: (
            <Field id={id("wrong-service")} label={words.service} error={words.serviceError}>
              {(control) => <Select {...control} options={services} placeholder={words.servicePlaceholder} />}
            </Field>
          ),
        },
        {
          state: "long choice",
          shown: (
            <Field id={id("service-long")} label={words.service}>
              {(control) => <Select {...control} options={[{ value: "long", label: words.long }, ...services]} />}
            </Field>
          ),
        },
      ],
    },
    {
      part: "Choices",
      states: [
        {
          state: "one of them",
          shown: (
            <FieldSet id={id("kind")} role="radiogroup" label={words.service}>
              <ChoicePills name={id("kind")} options={pills} selected={["websites"]} onChange={still} />
            </FieldSet>
          ),
        },
        {
          state: "error",
          shown: (
            <FieldSet id={id("wrong-kind")} role="radiogroup" label={words.service} error={words.serviceError}>
              <ChoicePills name={id("wrong-kind")} options={services} selected={[]} onChange={still} />
            </FieldSet>
          ),
        },
        {
          state: "any number",
          shown: (
            <FieldSet id={id("systems")} label={words.platforms} optional={t("forms.optional")}>
              <ChoicePills
                name={id("systems")}
                type="checkbox"
                options={services}
                selected={["apps", "desktop"]}
                onChange={still}
              />
            </FieldSet>
          ),
        },
        {
          state: "switch",
          shown: (
            <SegmentedSwitch
              label={t("plans.period")}
              name={id("period")}
              options={[
                { value: "monthly", label: t("plans.monthly") },
                { value: "annual", label: t("plans.annual"), note: "−17%" },
                { value: "eternal", label: t("plans.eternal") },
              ]}
              selected="annual"
            />
          ),
        },
        {
          state: "checkbox",
          shown: (
            <Checkbox id={id("terms")} name="terms" defaultChecked>
              {words.terms}
            </Checkbox>
          ),
        },
        {
          state: "checkbox, error",
          shown: (
            <Checkbox id={id("wrong-terms")} name="terms" error={words.termsError}>
              <a href="#terms">{words.terms}</a>
            </Checkbox>
          ),
        },
      ],
    },
  ];
}
