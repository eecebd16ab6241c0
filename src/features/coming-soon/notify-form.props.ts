import { listApps } from "#src/content/catalogue.ts";
import { formSetup } from "#src/forms/forms.props.ts";
import type { FrameInput } from "#src/frame/frame.props.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { NotifyFormProps } from "./notify-form.tsx";

export async function notifyFormProps(page: FrameInput): Promise<NotifyFormProps> {
  const t = messagesIn(page.locale);
  const apps = await listApps(page.locale);
  return {
    setup: await formSetup("notify", page),
    apps: [
      { value: "", label: t("forms.none.notifyApp") },
      ...apps.map(({ id, name }) => ({ value: id, label: name })),
    ],
  };
}
