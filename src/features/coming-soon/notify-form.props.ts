import { listApps } from "#src/content/catalogue.ts";
import { formFrame, formWords } from "#src/forms/forms.props.ts";
import type { FrameInput } from "#src/frame/frame.props.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { NotifyFormProps } from "./notify-form.tsx";

export async function notifyFormProps(page: FrameInput): Promise<NotifyFormProps> {
  const t = messagesIn(page.locale);
  const apps = await listApps(page.locale);
  return {
    frame: formFrame("notify", page),
    words: await formWords("notify", page.locale),
    apps: [
      { value: "", label: t("forms.none.notifyApp") },
      ...apps.map(({ id, name }) => ({ value: id, label: name })),
    ],
  };
}
