import { OTHER_SERVICE } from "#domain/forms/form-choices.ts";
import { listServices } from "#src/content/catalogue.ts";
import { formSetup } from "#src/forms/forms.props.ts";
import type { FrameInput } from "#src/frame/frame.props.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import type { ContactFormProps } from "./contact-form.tsx";

export async function contactFormProps(page: FrameInput): Promise<ContactFormProps> {
  const t = messagesIn(page.locale);
  const services = await listServices(page.locale);
  return {
    setup: await formSetup("contact", page),
    services: [
      ...services.map(({ id, title }) => ({ value: id, label: title })),
      { value: OTHER_SERVICE, label: t("contact.otherTopic") },
    ],
  };
}
