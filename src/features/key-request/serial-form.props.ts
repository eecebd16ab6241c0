import { PERIODS, TIERS } from "#domain/catalogue/price.ts";
import { listApps, listStoreItems } from "#src/content/catalogue.ts";
import { formFrame, formWords } from "#src/forms/forms.props.ts";
import type { FrameInput } from "#src/frame/frame.props.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { SerialFormProps } from "./serial-form.tsx";

export async function serialFormProps(page: FrameInput): Promise<SerialFormProps> {
  const t = messagesIn(page.locale);
  const [apps, items] = await Promise.all([listApps(page.locale), listStoreItems(page.locale)]);
  const tiersOf = (plans: readonly { tier: string }[]) => plans.map(({ tier }) => tier).join(" ");
  return {
    frame: formFrame("serial", page),
    words: await formWords("serial", page.locale),
    apps: apps.map(({ id, name, plans }) => ({ id, name, plans: tiersOf(plans) })),
    items: [
      { value: "", label: t("forms.none.item") },
      ...items.map(({ id, name, app, plans }) => ({
        value: id,
        label: name,
        data: { "data-app": app, "data-plans": tiersOf(plans) },
      })),
    ],
    plans: [
      { value: "", label: t("forms.none.plan") },
      ...TIERS.map((tier) => ({ value: tier, label: t(`plans.${tier}`) })),
    ],
    periods: [
      { value: "", label: t("forms.none.period") },
      ...PERIODS.map((period) => ({ value: period, label: t(`plans.${period}`) })),
    ],
  };
}
