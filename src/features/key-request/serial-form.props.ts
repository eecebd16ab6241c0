import { PERIODS, TIERS } from "#domain/catalogue/periods-and-tiers.ts";
import { listApps, listStoreItems } from "#src/content/catalogue.ts";
import { formSetup } from "#src/forms/forms.props.ts";
import type { FrameInput } from "#src/frame/frame.props.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { SerialFormProps } from "./serial-form.tsx";

/** What the examples say. */
export const SAMPLE = { key: "4MZN-8KQ2-77TD-X0LP", device: "7F2C-91AD-03B6" };

/** Runs on a site, whatever device one sits at. */
const SITE_PLATFORM = "wordpress";

export async function serialFormProps(page: FrameInput): Promise<SerialFormProps> {
  const t = messagesIn(page.locale);
  const [apps, items] = await Promise.all([listApps(page.locale), listStoreItems(page.locale)]);
  const named = ({ id, name, plans }: { id: string; name: string; plans: readonly { tier: string }[] }) => ({
    id,
    name,
    plans: plans.map(({ tier }) => tier),
  });
  return {
    setup: await formSetup("serial", page),
    apps: apps.map((app) => ({
      ...named(app),
      about: app.platforms.every((platform) => platform === SITE_PLATFORM)
        ? null
        : t("serial.about", { name: app.name }),
      items: items.filter((item) => item.app === app.id).map(named),
    })),
    plans: TIERS.map((tier) => ({ value: tier, label: t(`plans.${tier}`) })),
    periods: PERIODS.map((period) => ({ value: period, label: t(`plans.${period}`) })),
    none: { item: t("forms.none.item"), plan: t("forms.none.plan"), period: t("forms.none.period") },
    deviceHelp: {
      device: SAMPLE.device,
      texts: {
        find: t("serial.find"),
        copy: t("serial.findCopy"),
        about: t("serial.aboutProgram"),
        label: t("serial.sampleDevice"),
        onSite: t("serial.onSite"),
      },
    },
  };
}
