import { choicesFrom } from "#domain/forms/form-choices.ts";
import type { FormState } from "#domain/forms/form-state.ts";
import type { FormValues } from "#domain/forms/forms.ts";
import { AppIcon } from "#src/art/app-icon.tsx";
import { FormArea, FormInput, FormSelect, FormTerms } from "#src/forms/form-fields.tsx";
import { FormFrame } from "#src/forms/form-frame.tsx";
import { useAnnouncedChoices } from "#src/forms/use-announced-choices.ts";
import { type FormSetup, useForm } from "#src/forms/use-form.ts";
import { FieldSet } from "#src/ui/controls/field.tsx";
import type { SelectOption } from "#src/ui/controls/select.tsx";
import { DeviceHelp, type DeviceHelpProps, type HelpedApp } from "./device-help.tsx";
import "./serial-form.css";

type Item = { id: string; name: string; plans: string[] };

export type SerialFormProps = {
  setup: FormSetup;
  apps: (HelpedApp & { plans: string[]; items: Item[] })[];
  plans: SelectOption[];
  periods: SelectOption[];
  /** What the lists say while nothing is chosen. */
  none: { item: string; plan: string; period: string };
  /** Where the device code is found. */
  deviceHelp: Omit<DeviceHelpProps, "app">;
  state?: FormState;
};

/** What a key is asked for. Without script the lists hold everything; with it, what goes with the app that was chosen. */
export function SerialForm({ setup, apps, plans, periods, none, deviceHelp, state }: SerialFormProps) {
  const known = choicesFrom({ services: [], apps });
  const settle = (values: FormValues) => withoutUnfit(values, known);
  const form = useForm("serial", { ...setup, state, known, settle });
  const { value: chosen, onChange } = form.control("app");

  const isNarrowed = form.isHydrated && chosen !== "";
  const offered = (field: string, { value }: SelectOption) => !isNarrowed || known(field, form.values).includes(value);
  const items = apps.flatMap((each) => each.items.map(({ id, name }) => ({ value: id, label: name })));
  useAnnouncedChoices(
    { value: chosen, options: apps.map(({ id, name }) => ({ value: id, label: name })) },
    { value: form.control("item").value, options: items },
    { value: form.control("plan").value, options: plans },
    { value: form.control("period").value, options: periods },
  );
  const withNone = (label: string, options: SelectOption[]) => [{ value: "", label }, ...options];

  return (
    <FormFrame form={form}>
      <FieldSet role="radiogroup" {...form.field("app")}>
        <div className="choices app-choices">
          {apps.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="app" value={id} checked={chosen === id} onChange={onChange} />
              <AppIcon app={id} size="sm" />
              {name}
            </label>
          ))}
        </div>
      </FieldSet>
      <FormSelect
        form={form}
        name="item"
        options={withNone(
          none.item,
          items.filter((item) => offered("item", item)),
        )}
      />
      <div className="form-pair">
        <FormSelect
          form={form}
          name="plan"
          options={withNone(
            none.plan,
            plans.filter((plan) => offered("plan", plan)),
          )}
        />
        <FormSelect form={form} name="period" options={withNone(none.period, periods)} />
        <FormInput form={form} name="name" autoComplete="name" />
        <FormInput form={form} name="email" autoComplete="email" />
        <FormInput form={form} name="order" autoComplete="off" />
        <FormInput form={form} name="device" autoComplete="off" />
        <DeviceHelp app={apps.find(({ id }) => id === chosen)} {...deviceHelp} />
      </div>
      <FormArea form={form} name="note" rows={3} />
      <FormTerms form={form} />
    </FormFrame>
  );
}

/** Another app has other items and plans: what no longer fits is taken back. */
function withoutUnfit(values: FormValues, known: ReturnType<typeof choicesFrom>): FormValues {
  if (!values["app"]) return values;
  const fits = (field: string, now: FormValues) => known(field, now).includes(now[field] ?? "");
  const item = fits("item", values) ? values : { ...values, item: "" };
  return fits("plan", item) ? item : { ...item, plan: "" };
}
